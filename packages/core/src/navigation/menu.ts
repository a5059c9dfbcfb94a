import { type Atom, atom, type Store } from "jotai/vanilla";

/**
 * Which item of the side navigation is open, and whether the drawers are.
 * @see Spec 3, "Menu state"
 */
export interface MenuState {
  /** The ids of the items that are open. */
  readonly openItem: readonly string[];
  /** The id of the item that the logo leads back to. */
  readonly defaultId: string;
  /** The id of the open component. */
  readonly openComponent: string;
  /** Whether the side navigation is open. */
  readonly drawerOpen: boolean;
  /** Whether the components' drawer is open. */
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
  /** The menu as it is now; the same object until something changes. */
  getState(): MenuState;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Somebody clicked an item: it is the only open one. */
  activateItem(id: string): void;
  /** Somebody clicked the logo: the default item is the only open one. */
  resetToDefault(): void;
  /** Opens or closes the side navigation. */
  openDrawer(isOpen: boolean): void;
  /** Makes a component the open one. */
  activateComponent(id: string): void;
  /** Opens or closes the components' drawer. */
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
