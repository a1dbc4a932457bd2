import type { Values } from "../../plugin/bundle/find-named-function.js";
import { nameComponent, type ChildOutcome, type Job } from "../job.js";
import { CannotMount, type MountElement, type Unmount } from "../mount/libraries.js";
import { isCustomElement, mountComponent } from "../mount/mount-component.js";
import { makeAnyProps, watchMembers, watchProps } from "../mount/watch-props.js";
import { cutText, describeError } from "../loading/describe-value.js";
import type { Wait } from "./clock.js";
import type { DomGaps } from "./dom-gaps.js";
import type { Grants } from "./grants.js";
import type { GuardReport } from "./report.js";
import { findComponent } from "../loading/find-component.js";
import { type AnyFunction, readFunctionText } from "../loading/find-hooks.js";

interface MountElements extends MountElement {
  remove(): void;
}

interface Page {
  readonly document: { createElement(name: string): MountElements; readonly body: MountElement };
  addEventListener(name: "error", listener: (event: { readonly error: unknown }) => void): void;
  removeEventListener(name: "error", listener: (event: { readonly error: unknown }) => void): void;
}

/** How many milliseconds what effects and promises of a component start has to end, and to throw. */
const MOUNT_GRACE = 200;
const UNMOUNT_GRACE = 50;

/** Mounts the components of a plugin, one after the other. */
export interface Mounter {
  mount(name: string): Promise<ChildOutcome>;
  unmount(): Promise<ChildOutcome>;
  /** Whether an error that nothing has caught is that of a component. */
  takeError(error: unknown): boolean;
}

interface MounterOptions {
  readonly wait: Wait;
  /** Imports a package as the plugin does, so that both have the same copy. */
  readonly load: (specifier: string) => Promise<unknown>;
  readonly report: Pick<GuardReport, "reportLack" | "send">;
  readonly grants: Grants;
  readonly gaps: DomGaps;
}

export function makeMounter(job: Pick<Job, "mount">, values: Values<unknown>, options: MounterOptions): Mounter {
  const { wait, load, grants, gaps } = options;
  const page = globalThis as unknown as Page;
  const { library, why } = job.mount ?? {};
  let mounted: { readonly unmount: Unmount; readonly element: MountElements } | undefined;
  let onError: ((error: unknown) => void) | undefined;

  // Libraries keep this function. What is thrown at the removal belongs to the attempt that removes.
  const report = (error: unknown): void => onError?.(error);

  /** Gives what was thrown: by the component, by its effects, or in a listener. */
  const attempt = async (act: () => Promise<void>, grace: number) => {
    const thrown: Thrown[] = [];
    const keep = (error: unknown): void => {
      thrown.push({ error });
    };
    const listen = ({ error }: { readonly error: unknown }): void => {
      keep(error);
    };
    onError = keep;
    page.addEventListener("error", listen);
    try {
      await act();
      await wait(() => thrown.length > 0, grace);
    } catch (error) {
      keep(error);
    }
    page.removeEventListener("error", listen);
    onError = undefined;
    return thrown;
  };
  const mountOnce = (component: unknown, props: object, prepare: (element: object) => void) =>
    attempt(async () => {
      const element = page.document.createElement("div");
      prepare(element);
      page.document.body.append(element);
      mounted = { element, unmount: () => undefined };
      const unmount = await mountComponent(library, { component, element, props, load, onError: report });
      mounted = { element, unmount };
    }, MOUNT_GRACE);
  const clear = async (): Promise<readonly Thrown[]> => {
    const last = mounted;
    mounted = undefined;
    if (!last) return [];
    const thrown = await attempt(async () => {
      await last.unmount();
    }, UNMOUNT_GRACE);
    last.element.remove();
    return thrown;
  };

  return {
    async mount(name) {
      const found = await findComponent(values, job.mount?.entries ?? [], name);
      if (!found) return notMounted("the built code has no such export, which components-exist reports");
      const { value } = found;
      const shown = findFunction(value);
      if (shown) options.report.send({ kind: "function", hook: nameComponent(name), text: readFunctionText(shown) });
      const isLibrarys = library !== undefined || isCustomElement(value);
      const { props, asked } = watchProps(grants.list("props"));
      const names = new Set<string>();
      const [first] = await mountOnce(value, props, (element) => {
        if (isLibrarys) return;
        watchMembers(element, names);
        Object.assign(element, makeAnyProps(grants.list("props")));
      });
      // A function that nothing is known of may be a component of a library that cannot be reached.
      const isUnreached = why !== undefined && !isCustomElement(value) && !mounted?.element.firstChild;
      if (!first && !isUnreached) return { kind: "done" };
      // What is filled was taken for an element, and for no properties.
      const isFilled = Boolean(mounted?.element.firstChild);
      // Whatever its removal throws follows from that.
      await clear();
      if (!first || isUnreached) return notMounted(why ?? "");
      const { error } = first;
      if (error instanceof CannotMount) return notMounted(error.message);
      if (isMissingModule(error) && !isMissingFile(error))
        return notMounted(explainMissing(describeError(error).message));
      const declared = library === "vue" ? listDeclaredProps(value) : [];
      for (const one of [...asked, ...(isFilled ? [] : names), ...declared].slice(0, MAX_NAMES))
        options.report.reportLack("props", one);
      gaps.reportCauses(error);
      return { kind: "threw", error: describeError(error) };
    },
    async unmount() {
      if (!mounted) return notMounted("it was not mounted");
      const [first] = await clear();
      if (!first) return { kind: "done" };
      gaps.reportCauses(first.error);
      return { kind: "threw", error: describeError(first.error) };
    },
    takeError(error) {
      onError?.(error);
      return onError !== undefined;
    },
  };
}

/** What shows a component: itself, or what a library has made it of. */
function findFunction(component: unknown): AnyFunction | undefined {
  const { render, setup } = (component ?? {}) as Readonly<Record<string, unknown>>;
  const isFunction = (one: unknown): one is AnyFunction => typeof one === "function";
  return [component, setup, render].find(isFunction);
}

interface Thrown {
  readonly error: unknown;
}

const MAX_NAMES = 50;

const notMounted = (why: string): ChildOutcome => ({ kind: "not-mounted", why: cutText(why) });

/** Whether a package is not there, by the codes of Node. */
export const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && /^(?:ERR_)?MODULE_NOT_FOUND$/u.test(String(Reflect.get(error, "code")));

/** Whether it is a file of the plugin that is not there, such as a chunk, and no package. */
const isMissingFile = (error: unknown): boolean =>
  /^Cannot find module '(?:[./\\]|[A-Z]:)(?!.*[/\\]node_modules[/\\])/iu.test(describeError(error).message);

/** What a library exports: not all names of a CommonJS module are found, and they are members of its default export. */
export function toWhole(module: unknown): unknown {
  const main = (module as { readonly default?: unknown }).default;
  return typeof main === "object" && main !== null ? { ...main, ...(module as object) } : module;
}

/** Which package must be installed; else the error's own words. */
function explainMissing(message: string): string {
  const [words = ""] = message.split(" imported from");
  const name = /^Cannot find package '([^']+)'$/u.exec(words)?.[1];
  return name === undefined ? words : `${name} is not installed: add it to "devDependencies"`;
}

/** The properties that a component of Vue lists without a default. */
function listDeclaredProps(component: unknown): readonly string[] {
  const props = (component as { readonly props?: unknown } | null)?.props;
  if (Array.isArray(props)) return props.filter((name) => typeof name === "string");
  if (typeof props !== "object" || props === null) return [];
  return Object.entries(props).flatMap(([name, options]) =>
    typeof options === "object" && options !== null && "default" in options ? [] : [name],
  );
}
