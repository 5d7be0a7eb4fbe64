import type { CanvasSettings, Layer, Scene, SceneDocument } from './scene.ts'

/**
 * What differs between two documents, in both directions. Only what differs is held, by reference,
 * so a change of one layer among thousands costs one small object.
 */
export interface Change {
  /** Ids of all pages in their order, where the pages themselves came, went or moved. */
  readonly order?: Swap<readonly string[]>
  /** Pages that came or went, or were exchanged whole. */
  readonly pages: ReadonlyMap<string, Swap<Scene>>
  /** Edited pages by id. A page is in only one of the two maps. */
  readonly edits: ReadonlyMap<string, PageEdit>
}

export interface PageEdit {
  readonly settings?: Swap<CanvasSettings>
  /** By layer id. Their order follows from their zIndex. */
  readonly layers: ReadonlyMap<string, Swap<Layer>>
}

/** `undefined` is what was not there, or is no more. */
export interface Swap<Value> {
  readonly before: Value | undefined
  readonly after: Value | undefined
}

interface Identified {
  readonly id: string
}

export function diffDocuments(before: SceneDocument, after: SceneDocument): Change {
  const pages = new Map<string, Swap<Scene>>()
  const edits = new Map<string, PageEdit>()
  for (const [id, swap] of diffById(before.pages, after.pages)) {
    if (swap.before && swap.after) edits.set(id, diffPages(swap.before, swap.after))
    else pages.set(id, swap)
  }
  const orderBefore = before.pages.map((page) => page.id)
  const orderAfter = after.pages.map((page) => page.id)
  const isSameOrder = orderBefore.length === orderAfter.length && orderBefore.every((id, at) => id === orderAfter[at])
  return isSameOrder ? { pages, edits } : { order: { before: orderBefore, after: orderAfter }, pages, edits }
}

export function applyChange(document: SceneDocument, change: Change): SceneDocument {
  const pages = new Map(document.pages.map((page) => [page.id, page]))
  replaceById(pages, change.pages)
  for (const [id, edit] of change.edits) {
    const page = pages.get(id)
    if (page) pages.set(id, applyEdit(page, edit))
  }
  const order = change.order?.after ?? document.pages.map((page) => page.id)
  return { pages: order.flatMap((id) => pages.get(id) ?? []) }
}

export function invertChange(change: Change): Change {
  const pages = invertAll(change.pages)
  const edits = new Map([...change.edits].map(([id, edit]) => [id, invertEdit(edit)]))
  return change.order ? { order: invert(change.order), pages, edits } : { pages, edits }
}

/** One change that does what the two do one after the other. */
export function joinChanges(first: Change, second: Change): Change {
  const pages = new Map<string, Swap<Scene>>()
  const edits = new Map<string, PageEdit>()
  for (const id of new Set([...keysOf(first), ...keysOf(second)])) {
    const whole = joinWholePages(first, second, id)
    if (whole) pages.set(id, whole)
    else edits.set(id, joinEdits(first.edits.get(id), second.edits.get(id)))
  }
  const order = joinSwaps(first.order, second.order)
  return order ? { order, pages, edits } : { pages, edits }
}

/** Nothing for a page that both changes only edit. */
function joinWholePages(first: Change, second: Change, id: string): Swap<Scene> | undefined {
  const earlier = first.pages.get(id)
  const later = second.pages.get(id)
  if (earlier && later) return { before: earlier.before, after: later.after }
  if (earlier) return { before: earlier.before, after: editIfThere(earlier.after, second.edits.get(id)) }
  const edit = first.edits.get(id)
  return later && { before: editIfThere(later.before, edit && invertEdit(edit)), after: later.after }
}

function editIfThere(page: Scene | undefined, edit: PageEdit | undefined): Scene | undefined {
  return page && edit ? applyEdit(page, edit) : page
}

function diffPages(before: Scene, after: Scene): PageEdit {
  const layers = diffById(before.layers, after.layers)
  const isSameSettings = before.settings === after.settings
  return isSameSettings ? { layers } : { settings: { before: before.settings, after: after.settings }, layers }
}

function applyEdit(page: Scene, edit: PageEdit): Scene {
  const layers = new Map(page.layers.map((layer) => [layer.id, layer]))
  replaceById(layers, edit.layers)
  return {
    ...page,
    settings: edit.settings?.after ?? page.settings,
    layers: [...layers.values()].sort((a, b) => a.zIndex - b.zIndex),
  }
}

function invertEdit(edit: PageEdit): PageEdit {
  const layers = invertAll(edit.layers)
  return edit.settings ? { settings: invert(edit.settings), layers } : { layers }
}

function joinEdits(first: PageEdit | undefined, second: PageEdit | undefined): PageEdit {
  const layers = new Map(first?.layers)
  for (const [id, swap] of second?.layers ?? []) layers.set(id, joinSwaps(layers.get(id), swap))
  const settings = joinSwaps(first?.settings, second?.settings)
  return settings ? { settings, layers } : { layers }
}

function joinSwaps<Value>(first: Swap<Value> | undefined, second: Swap<Value>): Swap<Value>
function joinSwaps<Value>(first: Swap<Value> | undefined, second: Swap<Value> | undefined): Swap<Value> | undefined
function joinSwaps<Value>(first: Swap<Value> | undefined, second: Swap<Value> | undefined): Swap<Value> | undefined {
  return first && second ? { before: first.before, after: second.after } : (first ?? second)
}

function diffById<Item extends Identified>(before: readonly Item[], after: readonly Item[]): Map<string, Swap<Item>> {
  const left = new Map(before.map((item) => [item.id, item]))
  const swaps = new Map<string, Swap<Item>>()
  for (const item of after) {
    const earlier = left.get(item.id)
    if (earlier !== item) swaps.set(item.id, { before: earlier, after: item })
    left.delete(item.id)
  }
  for (const [id, item] of left) swaps.set(id, { before: item, after: undefined })
  return swaps
}

function replaceById<Item>(items: Map<string, Item>, swaps: ReadonlyMap<string, Swap<Item>>): void {
  for (const [id, { after }] of swaps) {
    if (after) items.set(id, after)
    else items.delete(id)
  }
}

function invert<Value>({ before, after }: Swap<Value>): Swap<Value> {
  return { before: after, after: before }
}

function invertAll<Value>(swaps: ReadonlyMap<string, Swap<Value>>): Map<string, Swap<Value>> {
  return new Map([...swaps].map(([id, swap]) => [id, invert(swap)]))
}

function keysOf(change: Change): string[] {
  return [...change.pages.keys(), ...change.edits.keys()]
}
