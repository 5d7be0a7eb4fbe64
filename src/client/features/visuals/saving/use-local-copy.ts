import { useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { deleteCopy, type KeptCopy, readCopies, writeCopy } from '#client/lib/local-copies'
import { reservedPageNames, reservePageName } from '#client/lib/page-names'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'

/** Unsaved work on this device. */
export interface LocalCopy {
  name: string
  canvasData: CanvasData
  /** Epoch ms. */
  keptAt: number
}

/** Milliseconds between copies: including the time to write, a killed tab loses at most two seconds of work. */
const pauseMs = 1_500

/**
 * Stores a copy of unsaved work, and finds those of earlier visits. Each page has its own, so that two windows with new
 * visuals do not mix.
 * @param place names the person and the visual
 * @param page one per opening of the editor
 */
export function useLocalCopy(
  editor: Editor,
  { place, page }: { place: string; page: string },
  name: string,
  isUnsaved: boolean,
) {
  const key = `${place}/${page}`
  const [left, setLeft] = useState<readonly KeptCopy<LocalCopy>[]>([])
  const first = useRef({ place, key })
  const latest = useRef({ name, isUnsaved })
  const [found] = left

  useEffect(() => {
    latest.current = { name, isUnsaved }
  }, [name, isUnsaved])

  useEffect(() => {
    let isHere = true
    void leftCopies(first.current.place, first.current.key).then((copies) => isHere && setLeft(copies))
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => reservePageName(key), [key])

  const keeping = useRef<Keeping>(undefined)
  useEffect(() => {
    keeping.current = keepCopying(editor, key, latest)
    return keeping.current.stop
  }, [editor, key])

  const wasUnsaved = useRef(false)
  useEffect(() => {
    // not at the start, when nothing is unsaved either: a copy of an earlier visit is still on offer
    if (wasUnsaved.current && !isUnsaved) void forget(key, first.current.key)
    wasUnsaved.current = isUnsaved
  }, [isUnsaved, key])

  return {
    /** The latest copy on offer. */
    found: found?.value ?? null,
    /** @returns its name, or undefined when it can't be read any more */
    async restore(): Promise<string | undefined> {
      setLeft(left.slice(1))
      if (!found) return undefined
      const { readCanvasData } = await import('#shared/scene/read-canvas-data')
      const read = readCanvasData(found.value.canvasData)
      if (!read.ok) return undefined
      editor.changeDocument(() => read.document, { selection: [], pageIndex: 0 })
      // from here on it is this page's own copy
      if (found.key !== key && (await writeCopy(key, found.value))) await deleteCopy(found.key)
      return found.value.name
    },
    discard() {
      setLeft(left.slice(1))
      // this page's new work may have replaced the copy of its earlier visit
      if (found && (found.key !== key || !latest.current.isUnsaved)) void deleteCopy(found.key)
    },
    /** Without waiting for the pause. */
    keepNow: () => keeping.current?.write(),
  }
}

/**
 * Copies that no open page is working on, the latest first.
 * @param own the key of this page
 */
async function leftCopies(place: string, own: string): Promise<KeptCopy<LocalCopy>[]> {
  const [copies, held] = await Promise.all([readCopies<LocalCopy>(place), reservedPageNames()])
  return copies
    .filter(({ key }) => key === own || !held.has(key))
    .sort((one, other) => other.value.keptAt - one.value.keptAt)
}

async function forget(...keys: string[]): Promise<void> {
  await Promise.all([...new Set(keys)].map(deleteCopy))
}

interface Keeping {
  write: () => void
  stop: () => void
}

/** Writes at most once per pause, and at once when the page is hidden. */
function keepCopying(editor: Editor, key: string, latest: { current: { name: string; isUnsaved: boolean } }): Keeping {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept = editor.getState().document

  function write() {
    clearTimeout(timer)
    timer = undefined
    const { document } = editor.getState()
    if (document === kept || !latest.current.isUnsaved) return
    kept = document
    const copy: LocalCopy = { name: latest.current.name, canvasData: writeCanvasData(document), keptAt: Date.now() }
    void writeCopy(key, copy)
  }
  function schedule() {
    if (editor.getState().document !== kept) timer ??= setTimeout(write, pauseMs)
  }
  const writeWhenHidden = () => document.visibilityState === 'hidden' && write()

  const unsubscribe = editor.subscribe(schedule)
  document.addEventListener('visibilitychange', writeWhenHidden)
  window.addEventListener('pagehide', write)
  function stop() {
    unsubscribe()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', writeWhenHidden)
    window.removeEventListener('pagehide', write)
  }
  return { write, stop }
}
