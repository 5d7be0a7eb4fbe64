import { copySelection, cutSelection, pasteText } from './clipboard-acts.ts'
import { selectedLayers } from './editor-state.ts'
import type { Editor } from './editor-store.ts'
import { openLayer } from './open-layer.ts'
import type { EditorHost, Workspace } from './workspace.ts'

/** What keys and menus can ask for: its name, and whether it can be done now. */
export interface Command {
  readonly label: string
  readonly isEnabled?: (editor: Editor) => boolean
  readonly run: (workspace: Workspace) => void
}

const hasSelection = (editor: Editor) => editor.getState().selection.length > 0
const hasSeveral = (editor: Editor) => editor.getState().selection.length > 1
const hasThree = (editor: Editor) => editor.getState().selection.length > 2
const hasGroup = (editor: Editor) => selectedLayers(editor.getState()).some((layer) => layer.groupId !== undefined)
const ids = (editor: Editor) => editor.getState().selection
const areLocked = (editor: Editor) => selectedLayers(editor.getState()).every((layer) => layer.locked)
const areHidden = (editor: Editor) => selectedLayers(editor.getState()).every((layer) => !layer.visible)

function onSelection(label: string, run: (editor: Editor) => void, isEnabled = hasSelection): Command {
  return { label, isEnabled, run: ({ editor }) => run(editor) }
}

export const commands = {
  undo: { label: 'Undo', isEnabled: (editor) => editor.getState().canUndo, run: ({ editor }) => editor.undo() },
  redo: { label: 'Redo', isEnabled: (editor) => editor.getState().canRedo, run: ({ editor }) => editor.redo() },
  save: { label: 'Save', run: ({ host }) => host.onSave?.() },
  help: { label: 'Keyboard shortcuts', run: ({ host }) => host.onHelp?.() },
  cut: onSelection('Cut', (editor) => writeClipboard(cutSelection(editor))),
  copy: onSelection('Copy', (editor) => writeClipboard(copySelection(editor))),
  paste: { label: 'Paste', run: ({ editor, host }) => void pasteFromClipboard(editor, host) },
  duplicate: onSelection('Duplicate', (editor) => editor.duplicateSelection()),
  delete: onSelection('Delete', (editor) => editor.deleteSelection()),
  selectAll: { label: 'Select all', run: ({ editor }) => editor.selectAll() },
  selectNone: onSelection('Select nothing', (editor) => editor.selectNone()),
  selectAbove: { label: 'Select the next layer', run: ({ editor }) => void editor.selectNext(1) },
  selectBelow: { label: 'Select the layer before', run: ({ editor }) => void editor.selectNext(-1) },
  open: {
    label: 'Edit text, crop picture, enter group',
    isEnabled: hasSelection,
    run(workspace) {
      const [id] = ids(workspace.editor)
      if (id !== undefined) openLayer(workspace, id)
    },
  },
  group: onSelection('Group', (editor) => editor.groupSelection(), hasSeveral),
  ungroup: onSelection('Ungroup', (editor) => editor.ungroupSelection(), hasGroup),
  raise: onSelection('Bring forward', (editor) => editor.raise()),
  lower: onSelection('Send backward', (editor) => editor.lower()),
  toFront: onSelection('Bring to front', (editor) => editor.toFront()),
  toBack: onSelection('Send to back', (editor) => editor.toBack()),
  lock: onSelection('Lock or unlock', (editor) => editor.setLocked(ids(editor), !areLocked(editor))),
  hide: onSelection('Hide or show', (editor) => editor.setVisible(ids(editor), areHidden(editor))),
  flipHorizontal: onSelection('Flip horizontally', (editor) => editor.flipSelection('horizontal')),
  flipVertical: onSelection('Flip vertically', (editor) => editor.flipSelection('vertical')),
  alignLeft: onSelection('Align left', (editor) => editor.alignSelection('left')),
  alignCentre: onSelection('Align centre', (editor) => editor.alignSelection('centre')),
  alignRight: onSelection('Align right', (editor) => editor.alignSelection('right')),
  alignTop: onSelection('Align top', (editor) => editor.alignSelection('top')),
  alignMiddle: onSelection('Align middle', (editor) => editor.alignSelection('middle')),
  alignBottom: onSelection('Align bottom', (editor) => editor.alignSelection('bottom')),
  distributeHorizontal: onSelection(
    'Distribute across',
    (editor) => editor.distributeSelection('horizontal'),
    hasThree,
  ),
  distributeVertical: onSelection('Distribute down', (editor) => editor.distributeSelection('vertical'), hasThree),
  zoomIn: { label: 'Zoom in', run: ({ editor }) => editor.zoomIn() },
  zoomOut: { label: 'Zoom out', run: ({ editor }) => editor.zoomOut() },
  zoomFit: { label: 'Fit the canvas in the view', run: ({ editor }) => editor.fit() },
  zoomActual: { label: 'Zoom to 100 %', run: ({ editor }) => editor.zoomTo(1) },
  zoomSelection: onSelection('Zoom to the selection', (editor) => editor.zoomToSelection()),
} as const satisfies Record<string, Command>

export type CommandId = keyof typeof commands

export function isCommandEnabled(id: CommandId, editor: Editor): boolean {
  const command: Command = commands[id]
  return command.isEnabled?.(editor) ?? true
}

function writeClipboard(text: string | undefined): void {
  if (text !== undefined) navigator.clipboard?.writeText(text).catch(() => undefined) // refused by the browser: nothing is lost but the copy
}

/** From a menu there is no paste event; the browser may ask, or refuse. */
async function pasteFromClipboard(editor: Editor, host: EditorHost): Promise<void> {
  try {
    const text = await navigator.clipboard.readText()
    if (!pasteText(editor, text)) host.onImageFiles?.(await imagesOnClipboard())
  } catch {
    editor.announce('The browser does not allow pasting from a menu. Press Ctrl+V.')
  }
}

async function imagesOnClipboard(): Promise<File[]> {
  const items = await navigator.clipboard.read()
  const pictures = items.flatMap((item) =>
    item.types.filter((type) => type.startsWith('image/')).map((type) => ({ item, type })),
  )
  return Promise.all(
    pictures.map(async ({ item, type }) => new File([await item.getType(type)], 'Pasted picture', { type })),
  )
}
