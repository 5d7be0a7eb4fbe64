import { editRules } from '#shared/rules/canvas'
import type { Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import type { Workspace } from '../store/workspace.ts'

/** Actions with one key for each direction. */

const directions: Readonly<Record<string, Point>> = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
}

/** The distance of one press, in canvas pixels. */
export const { nudge: near, bigNudge: far } = editRules

/** The four arrow keys with these modifiers, such as "ctrl+shift+". */
export function arrows(modifiers: string): string[] {
  return Object.keys(directions).map((arrow) => modifiers + arrow)
}

export function moving(run: (editor: Editor, direction: Point) => void) {
  return ({ editor }: Workspace, key = '') => {
    const direction = directions[key.slice(key.lastIndexOf('+') + 1)]
    if (direction) run(editor, direction)
  }
}
