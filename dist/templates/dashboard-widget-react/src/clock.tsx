import { useEffect, useState } from "react";
import { formatDate, formatTime, type Settings } from "./time.js";

const STYLE = `
  .clock { container-type: inline-size; display: grid; align-content: center; height: 100%; text-align: center; font-family: system-ui, sans-serif }
  .clock-time { font-size: clamp(1.25rem, 15cqi, 2.5rem); font-weight: 600; font-variant-numeric: tabular-nums }
  .clock-date { opacity: 0.7 }
`;

interface ClockProps {
  settings: Settings;
}

/** A clock, which is right every second. */
export function Clock({ settings }: ClockProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return (
    <>
      <style>{STYLE}</style>
      <section className="clock">
        <time className="clock-time">{formatTime(now, settings)}</time>
        <span className="clock-date">{formatDate(now, settings)}</span>
      </section>
    </>
  );
}
