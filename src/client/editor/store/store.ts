/** A minimal store: a state and its listeners. */
export interface Store<State> {
  readonly getState: () => State
  /** Merges `part` into the state, and calls the listeners at once if anything differs. */
  readonly setState: (part: Partial<State>) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()

  return {
    getState: () => state,
    setState(part) {
      if (!differs(state, part)) return
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function differs<State extends object>(state: State, part: Partial<State>): boolean {
  return (Object.keys(part) as (keyof State)[]).some((key) => !Object.is(state[key], part[key]))
}
