/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  timeZone: string;
  hourCycle: "h23" | "h12";
  showSeconds: boolean;
}

export const DEFAULTS: Settings = { timeZone: "UTC", hourCycle: "h23", showSeconds: true };

const STYLE = `
  .clock { container-type: inline-size; display: grid; align-content: center; height: 100%; text-align: center; font-family: system-ui, sans-serif }
  .clock-time { font-size: clamp(1.25rem, 15cqi, 2.5rem); font-weight: 600; font-variant-numeric: tabular-nums }
  .clock-date { opacity: 0.7 }
`;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function formatTime(now: Date, { timeZone, hourCycle, showSeconds }: Settings): string {
  return now.toLocaleTimeString("en", {
    timeZone,
    hourCycle,
    hour: "2-digit",
    minute: "2-digit",
    ...(showSeconds && { second: "2-digit" }),
  });
}

export function formatDate(now: Date, { timeZone }: Settings): string {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  const day = now.toLocaleDateString("en", { timeZone, weekday: "long", month: "long", day: "numeric" });
  return `${place}, ${day}`;
}

/** Shows a clock in an element. Returns how to stop it and to remove it. */
export function startClock(root: HTMLElement, settings: Settings): () => void {
  const create = (tag: string, name: string): HTMLElement => {
    const element = root.ownerDocument.createElement(tag);
    element.className = name;
    return element;
  };
  const style = create("style", "clock-style");
  style.textContent = STYLE;
  const clock = create("section", "clock");
  const time = create("time", "clock-time");
  const date = create("span", "clock-date");
  clock.append(time, date);
  root.replaceChildren(style, clock);

  const show = (): void => {
    const now = new Date();
    time.textContent = formatTime(now, settings);
    date.textContent = formatDate(now, settings);
  };
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    root.replaceChildren();
  };
}
