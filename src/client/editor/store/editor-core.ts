import { newId } from '#client/lib/new-id'
import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import { updateLayers } from '#shared/scene/edit'
import { canRedo, canUndo, commit, createHistory, isDirty, markSaved, redo, undo } from '#shared/scene/history'
import type { Layer, Scene, SceneDocument } from '#shared/scene/scene'
import { editorTexts } from '../texts/texts.ts'
import { type EditorState, sceneOf } from './editor-state.ts'
import { createStore, type Store } from './store.ts'
import { browserMeasure } from './text-size.ts'

/** The document, its history and the selection, through which every change in the editor goes. */

export interface EditorOptions {
  readonly newId?: () => string
  /** Epoch ms; decides which changes share a history entry. */
  readonly now?: () => number
  /** The page that is open at first, from 1; the first one if there is none such. */
  readonly page?: number
  /** Small screens have a lower zoom limit. */
  readonly isSmallScreen?: boolean
  /** Measures texts, whose height follows their lines. */
  readonly measure?: TextMeasure
}

export interface ChangeOptions {
  /** Changes with the same key within a second of each other are undone as one. */
  readonly mergeKey?: string
  /** The selection afterwards; default: the previous one without removed layers. */
  readonly selection?: readonly string[]
  readonly message?: string
}

export interface EditorCore extends Store<EditorState> {
  readonly newId: () => string
  readonly isSmallScreen: boolean
  readonly measure: TextMeasure | undefined
  readonly scene: () => Scene
  readonly change: (change: (scene: Scene) => Scene, options?: ChangeOptions) => void
  readonly update: (change: (layer: Layer) => Layer, options?: ChangeOptions) => void
  readonly changeDocument: (
    change: (document: SceneDocument) => SceneDocument,
    options?: ChangeOptions & { pageIndex?: number },
  ) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Until `endDrag`, changes with the same key are one new history step, however long the pauses between them. */
  readonly beginDrag: () => void
  readonly endDrag: () => void
  readonly isDirty: () => boolean
  /**
   * Marks the current document as saved. Where saving takes time, call `startSaving` first: changes made meanwhile then
   * stay unsaved.
   */
  readonly markSaved: () => void
  readonly startSaving: () => { saved(): void }
  readonly announce: (message: string) => void
}

export function createCore(document: SceneDocument, options: EditorOptions): EditorCore {
  const now = options.now ?? Date.now
  const store = createStore<EditorState>(initialState(document, options.page ?? 1))
  let history = createHistory(document)
  let drags = 0
  let isDragging = false

  function show(next: Partial<EditorState>): void {
    store.setState({ ...next, canUndo: canUndo(history), canRedo: canRedo(history), isDirty: isDirty(history) })
  }

  const core: EditorCore = {
    ...store,
    newId: options.newId ?? newId,
    isSmallScreen: options.isSmallScreen ?? false,
    measure: options.measure ?? browserMeasure(),
    scene: () => sceneOf(store.getState()),

    change(change, changeOptions = {}) {
      core.changeDocument((document) => changePage(document, store.getState().pageIndex, change), changeOptions)
    },
    update(change, changeOptions = {}) {
      core.change((scene) => updateLayers(scene, store.getState().selection, change), changeOptions)
    },
    changeDocument(change, { mergeKey, selection, pageIndex, message } = {}) {
      const before = store.getState()
      const after = change(before.document)
      if (after === before.document) return
      const page = Math.min(pageIndex ?? before.pageIndex, after.pages.length - 1)
      const kept = present(sceneOf({ document: after, pageIndex: page }), selection ?? before.selection)
      history = commit(history, after, {
        selection: kept,
        selectionBefore: before.selection,
        at: now(),
        ...(mergeKey && { mergeKey: isDragging ? `${mergeKey} ${drags}` : mergeKey, isHeld: isDragging }),
      })
      show({ ...idle, document: after, pageIndex: page, selection: kept, ...(message && { message }) })
    },
    beginDrag() {
      drags += 1
      isDragging = true
    },
    endDrag() {
      isDragging = false
    },
    undo: () => step(undo(history), editorTexts.done.undone),
    redo: () => step(redo(history), editorTexts.done.redone),
    isDirty: () => isDirty(history),
    markSaved: () => core.startSaving().saved(),
    startSaving() {
      const sent = history
      return {
        saved() {
          history = markSaved(history, sent)
          show({})
        },
      }
    },
    // screen readers skip a message equal to the last one: an added space makes it different
    announce: (message) => store.setState({ message: store.getState().message === message ? `${message} ` : message }),
  }

  function step(to: ReturnType<typeof undo>, message: string): void {
    const before = store.getState()
    if (to.history === history) return
    history = to.history
    const pageIndex = pageOf(to.document, to.selection, before.pageIndex)
    const selection = present(sceneOf({ document: to.document, pageIndex }), to.selection)
    show({ ...idle, document: to.document, pageIndex, selection, editingText: undefined })
    core.announce(message)
  }

  return core
}

/** The state that every change resets, whatever its origin. */
const idle = { preview: undefined, snapLines: [], marquee: undefined, hover: undefined, cropping: undefined } as const

function initialState(document: SceneDocument, page: number): EditorState {
  return {
    document,
    pageIndex: document.pages[page - 1] ? page - 1 : 0,
    selection: [],
    enteredGroup: undefined,
    camera: { zoom: 0.5, x: 0, y: 0 },
    viewport: { width: 0, height: 0 },
    isPanning: false,
    preview: undefined,
    snapLines: [],
    marquee: undefined,
    hover: undefined,
    editingText: undefined,
    cropping: undefined,
    tool: undefined,
    cursor: 'default',
    canUndo: false,
    canRedo: false,
    isDirty: false,
    message: '',
  }
}

function changePage(document: SceneDocument, index: number, change: (scene: Scene) => Scene): SceneDocument {
  const before = sceneOf({ document, pageIndex: index })
  const after = change(before)
  if (after === before) return document
  return { ...document, pages: document.pages.map((page) => (page === before ? after : page)) }
}

/** The ids that exist on the page, bottom layer first. */
export function present(scene: Scene, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return ids
  const wanted = new Set(ids)
  const found = scene.layers.filter((layer) => wanted.has(layer.id)).map((layer) => layer.id)
  return found.length === ids.length && found.every((id, index) => id === ids[index]) ? ids : found
}

/** Undo switches to the page of the undone change. */
function pageOf(document: SceneDocument, selection: readonly string[], current: number): number {
  const last = document.pages.length - 1
  const [id] = selection
  const here = document.pages[current]
  if (!id || here?.layers.some((layer) => layer.id === id)) return Math.min(current, last)
  const found = document.pages.findIndex((page) => page.layers.some((layer) => layer.id === id))
  return found === -1 ? Math.min(current, last) : found
}
