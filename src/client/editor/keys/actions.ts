import { editRules } from '#shared/rules/canvas'
import { setSettings } from '#shared/scene/edit'
import type { CanvasSettings } from '#shared/scene/scene'
import { copySelection, cutSelection } from '../clipboard/copy.ts'
import { type DrawingTool, sceneOf, selectedLayers } from '../store/editor-state.ts'
import type { Editor } from '../store/editor-store.ts'
import { focusRegion } from '../store/regions.ts'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'
import { arrows, far, moving, near } from './arrow-keys.ts'
import { openLayer } from './open-layer.ts'

/**
 * The editor's actions in one table, which the toolbar, the keyboard, the context menu, the panels and the list of keys
 * all read. Labels are in `editorTexts.actions` under the same names.
 */
export interface Action {
  /** KeyboardEvent.key in lower case, after its modifiers in the order ctrl+alt+shift+. Ctrl includes Cmd. */
  readonly keys?: readonly string[]
  /** The keys for which the browser itself sends the event of this action. */
  readonly browserKeys?: string
  /** Default: always. */
  readonly isAvailable?: (editor: Editor) => boolean
  /** Only on actions that toggle something. */
  readonly isOn?: (editor: Editor) => boolean
  /** `key` is the pressed key, for actions with several. */
  readonly run: (workspace: Workspace, key?: string) => void
}

export const actions = {
  nudge: { keys: arrows(''), run: moving((editor, { x, y }) => editor.nudge(x * near, y * near)) },
  nudgeFar: { keys: arrows('shift+'), run: moving((editor, { x, y }) => editor.nudge(x * far, y * far)) },
  resize: { keys: arrows('ctrl+'), run: moving((editor, { x, y }) => editor.resizeBy(x * near, y * near)) },
  resizeFar: { keys: arrows('ctrl+shift+'), run: moving((editor, { x, y }) => editor.resizeBy(x * far, y * far)) },
  turn: {
    keys: ['alt+arrowleft', 'alt+arrowright'],
    run: moving((editor, { x }) => editor.rotateBy(x * editRules.angleStep)),
  },
  turnFinely: {
    keys: ['alt+shift+arrowleft', 'alt+shift+arrowright'],
    run: moving((editor, { x }) => editor.rotateBy(x)),
  },

  undo: {
    keys: ['ctrl+z'],
    isAvailable: (editor) => editor.getState().canUndo,
    run: ({ editor }) => editor.undo(),
  },
  redo: {
    keys: ['ctrl+shift+z', 'ctrl+y'],
    isAvailable: (editor) => editor.getState().canRedo,
    run: ({ editor }) => editor.redo(),
  },
  save: { keys: ['ctrl+s'], run: ({ host }) => host.onSave?.() },
  copyPicture: { keys: ['ctrl+shift+c'], run: ({ host }) => host.onCopyPicture?.() },
  export: { keys: ['ctrl+shift+e'], run: ({ host }) => host.onExport?.() },
  templates: { keys: ['shift+t'], run: ({ host }) => host.onTemplates?.() },
  help: { keys: ['?', 'shift+?'], run: ({ host }) => host.onHelp?.() },
  nextPanel: { keys: ['f6', 'shift+f6'], run: (_, key) => void focusRegion(key === 'shift+f6' ? -1 : 1) },

  cut: {
    browserKeys: 'ctrl+x',
    isAvailable: hasSelection,
    run: ({ editor }) => writeClipboard(cutSelection(editor)),
  },
  copy: {
    browserKeys: 'ctrl+c',
    isAvailable: hasSelection,
    run: ({ editor }) => writeClipboard(copySelection(editor)),
  },
  paste: { run: (workspace) => void pasteFromMenu(workspace) },
  duplicate: onSelection((editor) => editor.duplicateSelection(), ['ctrl+d']),
  delete: onSelection((editor) => editor.deleteSelection(), ['delete', 'backspace']),

  selectAll: { keys: ['ctrl+a'], run: ({ editor }) => editor.selectAll() },
  selectNone: onSelection((editor) => editor.selectNone(), ['escape']),
  selectAbove: { keys: ['tab'], run: ({ editor }) => void editor.selectNext(1) },
  selectBelow: { keys: ['shift+tab'], run: ({ editor }) => void editor.selectNext(-1) },
  open: {
    keys: ['enter'],
    isAvailable: hasSelection,
    run: (workspace) => {
      const [id] = selectionOf(workspace.editor)
      if (id !== undefined) openLayer(workspace, id)
    },
  },

  group: { keys: ['ctrl+g'], isAvailable: hasAtLeast(2), run: ({ editor }) => editor.groupSelection() },
  ungroup: { keys: ['ctrl+shift+g'], isAvailable: hasGroup, run: ({ editor }) => editor.ungroupSelection() },
  raise: onSelection((editor) => editor.raise(), [']']),
  lower: onSelection((editor) => editor.lower(), ['[']),
  toFront: onSelection((editor) => editor.toFront(), ['ctrl+]']),
  toBack: onSelection((editor) => editor.toBack(), ['ctrl+[']),
  lock: onSelection((editor) => editor.setLocked(selectionOf(editor), !areLocked(editor)), ['ctrl+shift+l']),
  hide: onSelection((editor) => editor.setVisible(selectionOf(editor), areHidden(editor)), ['ctrl+shift+h']),
  flipHorizontal: onSelection((editor) => editor.flipSelection('horizontal'), ['shift+h']),
  flipVertical: onSelection((editor) => editor.flipSelection('vertical'), ['shift+v']),
  alignLeft: onSelection((editor) => editor.alignSelection('left')),
  alignCentre: onSelection((editor) => editor.alignSelection('centre')),
  alignRight: onSelection((editor) => editor.alignSelection('right')),
  alignTop: onSelection((editor) => editor.alignSelection('top')),
  alignMiddle: onSelection((editor) => editor.alignSelection('middle')),
  alignBottom: onSelection((editor) => editor.alignSelection('bottom')),
  distributeHorizontal: {
    isAvailable: hasAtLeast(3),
    run: ({ editor }) => editor.distributeSelection('horizontal'),
  },
  distributeVertical: { isAvailable: hasAtLeast(3), run: ({ editor }) => editor.distributeSelection('vertical') },

  addText: { run: ({ editor }) => void editor.addText({ isEdited: true }) },
  addImage: { run: ({ host }) => host.onPickImage?.() },
  addRectangle: { run: ({ editor }) => void editor.addShape('rectangle') },
  addLine: { run: ({ editor }) => void editor.addShape('line') },
  addArrow: { run: ({ editor }) => void editor.addArrow() },
  addCircle: { run: ({ editor }) => void editor.addShape('circle') },
  addTriangle: { run: ({ editor }) => void editor.addShape('triangle') },
  drawText: taking('text', 't'),
  drawImage: taking('image', 'f'),
  drawRectangle: taking('rectangle', 'r'),
  drawCircle: taking('circle', 'o'),
  drawTriangle: taking('triangle', 'd'),
  drawLine: taking('line', 'l'),
  drawArrow: taking('arrow', 'shift+l'),
  drawPlaceholder: taking('placeholder', 'w'),
  addChart: { run: ({ editor }) => void editor.addChart() },
  addQr: { run: ({ editor }) => void editor.addQr() },
  addPlaceholder: { run: ({ editor }) => void editor.addPlaceholder() },

  grid: switching('gridEnabled'),
  snap: switching('snapToGrid'),
  zoomIn: {
    keys: ['+', '=', 'shift++', 'ctrl++', 'ctrl+='],
    isAvailable: (editor) => !editor.isZoomedIn(),
    run: ({ editor }) => editor.zoomIn(),
  },
  zoomOut: {
    keys: ['-', 'ctrl+-'],
    isAvailable: (editor) => !editor.isZoomedOut(),
    run: ({ editor }) => editor.zoomOut(),
  },
  zoomFit: { keys: ['0', 'ctrl+0'], run: ({ editor }) => editor.fit() },
  zoomActual: { keys: ['1'], run: ({ editor }) => editor.zoomTo(1) },
  zoomSelection: onSelection((editor) => editor.zoomToSelection(), ['2']),
} as const satisfies { readonly [Id in ActionId]: Action }

export type ActionId = keyof typeof editorTexts.actions

export function labelOf(id: ActionId): string {
  return editorTexts.actions[id]
}

export function runAction(id: ActionId, workspace: Workspace): void {
  const action: Action = actions[id]
  action.run(workspace)
}

export function isAvailable(id: ActionId, editor: Editor): boolean {
  const action: Action = actions[id]
  return action.isAvailable?.(editor) ?? true
}

/** Undefined for an action that toggles nothing. */
export function isSwitchedOn(id: ActionId, editor: Editor): boolean | undefined {
  const action: Action = actions[id]
  return action.isOn?.(editor)
}

function onSelection(run: (editor: Editor) => void, keys: readonly string[] = []) {
  return { keys, isAvailable: hasSelection, run: ({ editor }: Workspace) => run(editor) }
}

function taking(tool: DrawingTool, key: string) {
  return {
    keys: [key],
    isOn: (editor: Editor) => editor.getState().tool === tool,
    run: ({ editor }: Workspace) => editor.selectTool(tool),
  }
}

function switching(setting: keyof CanvasSettings & ('gridEnabled' | 'snapToGrid')) {
  return {
    isOn: (editor: Editor) => sceneOf(editor.getState()).settings[setting],
    run: ({ editor }: Workspace) =>
      editor.change((scene) => setSettings(scene, { [setting]: !scene.settings[setting] })),
  }
}

function selectionOf(editor: Editor): readonly string[] {
  return editor.getState().selection
}

function hasSelection(editor: Editor): boolean {
  return selectionOf(editor).length > 0
}

function hasAtLeast(count: number): (editor: Editor) => boolean {
  return (editor) => selectionOf(editor).length >= count
}

function hasGroup(editor: Editor): boolean {
  return selectedLayers(editor.getState()).some((layer) => layer.groupId !== undefined)
}

function areLocked(editor: Editor): boolean {
  return selectedLayers(editor.getState()).every((layer) => layer.locked)
}

function areHidden(editor: Editor): boolean {
  return selectedLayers(editor.getState()).every((layer) => !layer.visible)
}

function writeClipboard(text: string | undefined): void {
  if (text !== undefined) navigator.clipboard?.writeText(text).catch(() => undefined) // the browser refused: only the copy fails
}

/** Loaded on demand: nothing else at the editor's start parses stored layers. */
async function pasteFromMenu(workspace: Workspace): Promise<void> {
  const { pasteFromClipboard } = await import('../clipboard/paste.ts')
  await pasteFromClipboard(workspace)
}
