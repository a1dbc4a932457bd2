/** What is mounted, and where. */
export interface Mounting {
  /** The value that the plugin exports. */
  readonly component: unknown;
  /** The element that it is mounted in, in the document already. */
  readonly element: MountElement;
  /** What the component is given. */
  readonly props: object;
  /** Imports a module of the library, as the plugin imports it. */
  readonly load: (specifier: string) => Promise<unknown>;
  /** Gets each error that the library reports and does not throw. */
  readonly onError: (error: unknown) => void;
}

/** As much of an element as is needed here. */
export interface MountElement {
  readonly firstChild: unknown;
  append(node: unknown): void;
}

/** Removes what was mounted. */
export type Unmount = () => unknown;

export type Mount = (mounting: Mounting) => Promise<Unmount>;
