import { makeFrameFinder, type StackFrame } from "../../host/find-place.js";
import { formatJson, type Answer, type Asked } from "../../marketplace/serving/answer.js";
import { makeFile, type FrameSide } from "./answer-frame.js";
import { COMMON_HEADERS, passGate, refuse, type Gate } from "./gate.js";
import { ICON, renderWorkbench, type FrameAddresses } from "./pages.js";
import type { CommandAnswer, Opened, PlayedRun, PreviewState } from "./protocol.js";
import { getContentType } from "./served-files.js";
import type { PreviewedPlugin } from "./read-preview.js";
import { nameOwnFiles, type FindOwnPlace } from "./bundled-places.js";
import { showPlace } from "./show-place.js";
import type { Service } from "./start-service.js";

/** Does what a text of the workbench orders; `undefined` where it is of another form. */
type Ordered<Result> = (order: string, plugin: PreviewedPlugin) => Promise<Result | undefined>;

export interface WorkbenchSide extends Pick<FrameSide, "readOwn"> {
  readonly frame: FrameAddresses;
  /** The path that all of the plugin's page is below. */
  readonly framePath: string;
  readonly service: Service;
  /** Keeps a line of the page's log. */
  readonly keepLog: (line: string) => void;
  readonly state: () => PreviewState;
  readonly plugin: () => PreviewedPlugin | undefined;
  readonly findOwn: FindOwnPlace;
  /** Calls back after each change, until what it returns is called. */
  readonly onChange: (tell: () => void) => () => void;
  readonly pathOf: (root: string, file: string) => string;
  readonly play: Ordered<PlayedRun>;
  readonly runCommand: Ordered<CommandAnswer>;
  readonly open: Ordered<Opened>;
}

const MAX_BODY_BYTES = 64 * 1024;
/** Settings, and all that is stored. */
const MAX_ORDER_BYTES = 8 * 1024 * 1024;
const MAX_FRAMES = 100;

/** Answers for the origin of the workbench. */
export async function answerWorkbench(asked: Asked, gate: Gate, side: WorkbenchSide): Promise<Answer> {
  const passed = passGate(asked, gate);
  if ("status" in passed) return passed;
  const { path } = passed;
  if (asked.method === "POST" && path === "place") return answerPlace(asked, side);
  if (asked.method === "POST" && path === "life") return answerOrder(asked, side, side.play);
  if (asked.method === "POST" && path === "command") return answerOrder(asked, side, side.runCommand);
  if (asked.method === "POST" && path === "open") return answerOrder(asked, side, side.open);
  if (asked.method === "POST" && path === "service") return answerOrder(asked, side, side.service.ask);
  if (asked.method === "POST" && path === "log") return answerLog(asked, side);
  if (asked.method === "POST") return refuse("This page accepts no POST requests", 405);
  switch (path) {
    case "":
      return makeFile(renderWorkbench(side.frame), "text/html; charset=utf-8");
    case "workbench.js":
    case "workbench.css":
      return makeFile(side.readOwn(`preview/${path}`), getContentType(path));
    case "icon.svg":
      return makeFile(ICON, getContentType(path));
    case "state":
      return formatJson(200, side.state(), COMMON_HEADERS);
    case "events":
      return answerEvents((send) => {
        // What has changed is asked for: so no event is missed, and none is too long.
        send("changed");
        return side.onChange(() => {
          send("changed");
        });
      });
    case "messages":
      return answerEvents((send) =>
        side.service.listen((message) => {
          send(JSON.stringify(message));
        }),
      );
    default:
      return refuse("There is no such file", 404);
  }
}

function answerEvents(listen: (send: (data: string) => void) => () => void): Answer {
  return {
    status: 200,
    headers: { ...COMMON_HEADERS, "Content-Type": "text/event-stream" },
    stream(write) {
      write("retry: 1000\n\n");
      return listen((data) => {
        write(`data: ${data}\n\n`);
      });
    },
  };
}

async function answerLog(asked: Asked, { keepLog }: WorkbenchSide): Promise<Answer> {
  const body = await asked.readBody(MAX_BODY_BYTES);
  if (!body) return refuse("The request is too large", 413);
  for (const line of new TextDecoder().decode(body).split("\n")) keepLog(line);
  return { status: 204, headers: COMMON_HEADERS };
}

async function answerOrder(asked: Asked, { plugin }: WorkbenchSide, act: Ordered<object>): Promise<Answer> {
  const body = await asked.readBody(MAX_ORDER_BYTES);
  const current = plugin();
  if (!body) return refuse("The request is too large", 413);
  const done = current && (await act(new TextDecoder().decode(body), current));
  return done ? formatJson(200, done, COMMON_HEADERS) : refuse("Unknown request", 400);
}

/** The place in the author's code that a stack of the plugin leads to. */
async function answerPlace(
  asked: Asked,
  { framePath, findOwn, plugin, pathOf, service }: WorkbenchSide,
): Promise<Answer> {
  const body = await asked.readBody(MAX_BODY_BYTES);
  if (!body) return refuse("The request is too large", 413);
  const stack = new TextDecoder().decode(body);
  const current = plugin();
  if (!current) return formatJson(200, null, COMMON_HEADERS);
  const { workspace, folder, served } = current;
  const frames = readFrames(nameOwnFiles(stack, framePath, findOwn), `${framePath}plugin/`).filter(({ file }) =>
    served.has(file),
  );
  const place = makeFrameFinder(workspace, folder)(frames) ?? service.findPlace(stack);
  return formatJson(200, place ? showPlace(place, current, pathOf) : null, COMMON_HEADERS);
}

/** The frames of a stack, as any browser writes it: an address with line and column. */
function readFrames(stack: string, start: string): readonly StackFrame[] {
  const frames: StackFrame[] = [];
  for (let at = stack.indexOf(start); at !== -1 && frames.length < MAX_FRAMES; at = stack.indexOf(start, at + 1)) {
    const [, path = "", line, column] = /^\d+\/([^\s():?#]+):(\d+):(\d+)/u.exec(stack.slice(at + start.length)) ?? [];
    if (path !== "") frames.push({ file: path, line: Number(line), column: Number(column) });
  }
  return frames;
}
