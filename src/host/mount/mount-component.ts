import { UI_LIBRARIES, type UiLibrary } from "../../plugin/bundle/ui-libraries.js";
import { CannotMount, type MountElement, type Mounting, MOUNTS, type Unmount } from "./libraries.js";

interface Elements {
  readonly HTMLElement: new () => object;
  readonly Node: new () => object;
  readonly customElements: { define(name: string, element: unknown): void };
}

/**
 * Mounts a component: a custom element is defined, a library mounts its own, and without a library a function gets the
 * element.
 *
 * @throws what the component throws.
 * @throws {CannotMount} where nothing here can mount such a value.
 */
export async function mountComponent(library: UiLibrary | undefined, mounting: Mounting): Promise<Unmount> {
  const { component, element, props } = mounting;
  if (isCustomElement(component)) return mountElement(component, element);
  const mount = library === undefined ? undefined : MOUNTS[library];
  if (mount) {
    const isPossible = typeof component === "function" || (typeof component === "object" && component !== null);
    if (!isPossible) throw new CannotMount("it is neither a function nor an object");
    return mount(mounting);
  }
  if (library !== undefined) throw new CannotMount(`it is not a custom element, which ${UI_LIBRARIES[library]} makes`);
  if (typeof component !== "function" || /^class\b/u.test(Function.prototype.toString.call(component))) {
    throw new CannotMount("it is neither a custom element nor a function, and no library is imported or declared");
  }
  return callFunction(component as (element: MountElement, props: object) => unknown, element, props);
}

const elements = globalThis as unknown as Elements;

export function isCustomElement(component: unknown): component is new () => Updating {
  return (
    typeof component === "function" &&
    (component as { readonly prototype?: unknown }).prototype instanceof elements.HTMLElement
  );
}

/** Lit says when an element is drawn, and whether that has failed. */
interface Updating {
  readonly updateComplete?: Promise<unknown>;
  remove(): void;
}

let count = 0;

async function mountElement(Component: new () => Updating, element: MountElement): Promise<Unmount> {
  try {
    elements.customElements.define(`mounted-component-${String(++count)}`, Component);
  } catch {
    // The plugin has defined it already, by a name of its own.
  }
  const made = new Component();
  element.append(made);
  await made.updateComplete;
  return () => {
    made.remove();
  };
}

async function callFunction(
  component: (element: MountElement, props: object) => unknown,
  element: MountElement,
  props: object,
): Promise<Unmount> {
  const result = await component(element, props);
  if (result instanceof elements.Node) element.append(result);
  // Such as the node of a library that nothing else shows.
  if (typeof result === "object" && result !== null && !element.firstChild)
    throw new CannotMount("it neither fills the element nor returns one");
  return typeof result === "function" ? (result as Unmount) : () => undefined;
}
