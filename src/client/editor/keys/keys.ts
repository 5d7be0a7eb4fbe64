import { type Action, type ActionId, actions } from './actions.ts'
import { keyTexts } from './key-texts.ts'

/** Which keys trigger which action, and how keys are written on screen. */

const byKey = new Map(
  Object.values<Action>(actions).flatMap((action) => (action.keys ?? []).map((key) => [key, action] as const)),
)

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** In the notation of the action table. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const held = [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift'].filter(Boolean)
  return [...held, key.toLowerCase()].join('+')
}

export function findAction(press: KeyPress): Action | undefined {
  return byKey.get(keyName(press))
}

/** For display: "Ctrl + Shift + G". Undefined for an action without keys. */
export function shownKeys(id: ActionId): string | undefined {
  const { keys = [], browserKeys }: Action = actions[id]
  const inWords = (keyTexts.runs as Readonly<Record<string, string>>)[id]
  if (inWords !== undefined) return inWords
  const [first = browserKeys] = keys
  if (first === undefined || first === '+') return first
  const names = keyTexts.names as Readonly<Record<string, string>>
  return first
    .split('+')
    .map((part) => names[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join(' + ')
}
