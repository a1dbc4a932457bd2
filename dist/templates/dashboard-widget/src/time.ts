/** The settings, as `config_schema` of manifest.json describes them. */
export interface Settings {
  timeZone: string;
  hourCycle: "h23" | "h12";
  showSeconds: boolean;
}

export const DEFAULTS: Settings = { timeZone: "UTC", hourCycle: "h23", showSeconds: true };

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
