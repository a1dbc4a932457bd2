import type { Answered } from "../../serving/http-listener.js";

export interface Metrics {
  readonly add: (answered: Answered) => void;
  /** In the text format of Prometheus. */
  readonly format: (gauges: Readonly<Record<string, readonly [help: string, value: number]>>) => string;
}

/** In seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
const METHODS: readonly string[] = ["GET", "HEAD", "PUT", "POST", "DELETE"];
const PREFIX = "plugin_marketplace";

/** Counts what was answered. */
export function makeMetrics(): Metrics {
  const requests = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  let [sum, count, bytes] = [0, 0, 0];
  return {
    add(answered) {
      const seconds = answered.milliseconds / 1000;
      // Words of visitors would make a row for each of them.
      const method = METHODS.includes(answered.method) ? answered.method : "other";
      const key = `method="${method}",status="${String(answered.status)}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      for (const [at, most] of BUCKETS.entries()) if (seconds <= most) buckets[at] = (buckets[at] ?? 0) + 1;
      sum += seconds;
      count++;
      bytes += answered.bytes;
    },
    format(gauges) {
      const name = `${PREFIX}_request_duration_seconds`;
      return [
        ...formatHead(`${PREFIX}_requests_total`, "counter", "Answered requests"),
        ...[...requests].map(([labels, value]) => `${PREFIX}_requests_total{${labels}} ${String(value)}`),
        ...formatHead(name, "histogram", "Time until a request was answered"),
        ...BUCKETS.map((most, at) => `${name}_bucket{le="${String(most)}"} ${String(buckets[at] ?? 0)}`),
        `${name}_bucket{le="+Inf"} ${String(count)}`,
        `${name}_sum ${String(sum)}`,
        `${name}_count ${String(count)}`,
        ...formatHead(`${PREFIX}_answered_bytes_total`, "counter", "Bytes of all bodies"),
        `${PREFIX}_answered_bytes_total ${String(bytes)}`,
        ...Object.entries(gauges).flatMap(([gauge, [help, value]]) => [
          ...formatHead(`${PREFIX}_${gauge}`, "gauge", help),
          `${PREFIX}_${gauge} ${String(value)}`,
        ]),
        "",
      ].join("\n");
    },
  };
}

function formatHead(name: string, type: string, help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
