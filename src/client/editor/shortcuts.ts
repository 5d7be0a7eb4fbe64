import { editRules } from '#shared/rules/canvas'
import { type Command, type CommandId, commands } from './commands.ts'
import { focusRegion } from './regions.ts'
import type { Workspace } from './workspace.ts'

/** Every key of the editor in one table: what listens and what the help dialog lists are the same. */
export interface Shortcut {
  /** As KeyboardEvent.key, lower case, with the modifiers before it in this order: ctrl+alt+shift+. Ctrl is Cmd too. */
  readonly keys: readonly string[]
  readonly label: string
  /** As it is written for people, where the keys alone do not say it. */
  readonly shown?: string
  readonly run: (workspace: Workspace, key: string) => void
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

function on(id: CommandId, ...keys: string[]): Shortcut {
  const command: Command = commands[id]
  return { keys, label: command.label, run: command.run }
}

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
}
const arrows = Object.keys(directions)
const withArrows = (prefix: string) => arrows.map((arrow) => prefix + arrow)

/** Which way an arrow key points, whatever is held with it. */
function directionOf(key: string): { x: number; y: number } {
  return directions[key.slice(key.lastIndexOf('+') + 1)] ?? { x: 0, y: 0 }
}

function move(
  keys: readonly string[],
  label: string,
  shown: string,
  act: (workspace: Workspace, x: number, y: number) => void,
) {
  return {
    keys,
    label,
    shown,
    run: (workspace: Workspace, key: string) => act(workspace, directionOf(key).x, directionOf(key).y),
  }
}

const { nudge, bigNudge, angleStep } = editRules

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Move and change',
    shortcuts: [
      move(arrows, `Move by ${nudge} px`, 'Arrow keys', ({ editor }, x, y) => editor.nudge(x * nudge, y * nudge)),
      move(withArrows('shift+'), `Move by ${bigNudge} px`, 'Shift + arrow keys', ({ editor }, x, y) =>
        editor.nudge(x * bigNudge, y * bigNudge),
      ),
      move(withArrows('ctrl+'), `Resize by ${nudge} px`, 'Ctrl + arrow keys', ({ editor }, x, y) =>
        editor.resizeBy(x * nudge, y * nudge),
      ),
      move(withArrows('ctrl+shift+'), `Resize by ${bigNudge} px`, 'Ctrl + Shift + arrow keys', ({ editor }, x, y) =>
        editor.resizeBy(x * bigNudge, y * bigNudge),
      ),
      move(
        ['alt+arrowleft', 'alt+arrowright'],
        `Turn by ${angleStep} degrees`,
        'Alt + left or right',
        ({ editor }, x) => editor.rotateBy(x * angleStep),
      ),
      move(
        ['alt+shift+arrowleft', 'alt+shift+arrowright'],
        'Turn by 1 degree',
        'Alt + Shift + left or right',
        ({ editor }, x) => editor.rotateBy(x),
      ),
      on('open', 'enter'),
      on('delete', 'delete', 'backspace'),
      on('flipHorizontal', 'shift+h'),
      on('flipVertical', 'shift+v'),
    ],
  },
  {
    title: 'Select',
    shortcuts: [
      on('selectAbove', 'tab'),
      on('selectBelow', 'shift+tab'),
      on('selectAll', 'ctrl+a'),
      on('selectNone', 'escape'),
    ],
  },
  {
    title: 'Order and groups',
    shortcuts: [
      on('raise', ']'),
      on('lower', '['),
      on('toFront', 'ctrl+]'),
      on('toBack', 'ctrl+['),
      on('group', 'ctrl+g'),
      on('ungroup', 'ctrl+shift+g'),
      on('lock', 'ctrl+shift+l'),
      on('hide', 'ctrl+shift+h'),
    ],
  },
  {
    title: 'Edit',
    shortcuts: [
      on('undo', 'ctrl+z'),
      on('redo', 'ctrl+shift+z', 'ctrl+y'),
      on('duplicate', 'ctrl+d'),
      // the browser's own events do these three; they stand here to be listed
      { keys: [], shown: 'Ctrl + C', label: 'Copy', run() {} },
      { keys: [], shown: 'Ctrl + X', label: 'Cut', run() {} },
      { keys: [], shown: 'Ctrl + V', label: 'Paste layers, text or pictures', run() {} },
      on('save', 'ctrl+s'),
    ],
  },
  {
    title: 'View',
    shortcuts: [
      on('zoomIn', '+', '=', 'shift++', 'ctrl++', 'ctrl+='),
      on('zoomOut', '-', 'ctrl+-'),
      on('zoomFit', '0', 'ctrl+0'),
      on('zoomActual', '1'),
      on('zoomSelection', '2'),
      { keys: [], shown: 'Space + drag', label: 'Move the view', run() {} },
      { keys: [], shown: 'Ctrl + wheel', label: 'Zoom at the pointer', run() {} },
      {
        keys: ['f6', 'shift+f6'],
        shown: 'F6',
        label: 'Go to the next panel, with what is selected',
        run: (_, key) => void focusRegion(key === 'f6' ? 1 : -1),
      },
      on('help', '?', 'shift+?'),
    ],
  },
  {
    title: 'While dragging',
    shortcuts: [
      { keys: [], shown: 'Shift', label: 'Keep the proportions, one axis, or steps of 15 degrees', run() {} },
      { keys: [], shown: 'Alt', label: 'Drag a copy, or resize from the centre', run() {} },
      { keys: [], shown: 'Ctrl', label: 'No snapping', run() {} },
      { keys: [], shown: 'Escape', label: 'Put everything back', run() {} },
    ],
  },
]

const byKey = new Map(
  shortcutGroups.flatMap((group) =>
    group.shortcuts.flatMap((shortcut) => shortcut.keys.map((key) => [key, shortcut] as const)),
  ),
)

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const held = [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift'].filter(Boolean)
  return [...held, key.toLowerCase()].join('+')
}

export function findShortcut(press: KeyPress): Shortcut | undefined {
  return byKey.get(keyName(press))
}

const names: Readonly<Record<string, string>> = {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  escape: 'Esc',
  ' ': 'Space',
}

/** For people: "Ctrl + Shift + G". */
export function shownKeys({ keys, shown }: Shortcut): string {
  if (shown !== undefined) return shown
  const [first = ''] = keys
  if (first === '+') return '+'
  return first
    .split('+')
    .map((part) => names[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join(' + ')
}
