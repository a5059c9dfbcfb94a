import { type Atom, atom, type Store } from "jotai/vanilla";

/**
 * Which item of the side navigation is open, and whether the drawers are.
 * @see Spec 3, "Menu state"
 */
export interface MenuState {
  readonly openItem: readonly string[];
  readonly defaultId: string;
  readonly openComponent: string;
  readonly drawerOpen: boolean;
  readonly componentDrawerOpen: boolean;
}

/** The menu before anybody has touched it. */
export const initialMenu: MenuState = {
  openItem: ["dashboard"],
  defaultId: "default",
  openComponent: "buttons",
  drawerOpen: false,
  componentDrawerOpen: true,
};

const stateAtom = atom<MenuState>(initialMenu);

/** The menu's state. Read it in the registry's own store. */
export const menuAtom: Atom<MenuState> = atom((get) => get(stateAtom));

/** The side navigation of one registry: what is open, and how that changes. */
export interface Menu {
  getState(): MenuState;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Somebody clicked an item: it is the only open one. */
  activateItem(id: string): void;
  /** Somebody clicked the logo: the default item is the only open one. */
  resetToDefault(): void;
  openDrawer(isOpen: boolean): void;
  activateComponent(id: string): void;
  openComponentDrawer(isOpen: boolean): void;
}

/** Creates the menu of one registry in the registry's store. */
export function createMenu(store: Store): Menu {
  const getState = () => store.get(stateAtom);
  const change = (part: Partial<MenuState>) => store.set(stateAtom, { ...getState(), ...part });
  return {
    getState,
    subscribe: (listener) => store.sub(stateAtom, listener),
    activateItem: (id) => change({ openItem: [id] }),
    resetToDefault: () => change({ openItem: [getState().defaultId] }),
    openDrawer: (drawerOpen) => change({ drawerOpen }),
    activateComponent: (openComponent) => change({ openComponent }),
    openComponentDrawer: (componentDrawerOpen) => change({ componentDrawerOpen }),
  };
}
