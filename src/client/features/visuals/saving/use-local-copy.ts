import { useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { deleteCopy, readCopy, writeCopy } from '#client/lib/local-copies'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'

/** Unsaved work on this device. */
export interface LocalCopy {
  name: string
  canvasData: CanvasData
  /** Epoch ms. */
  keptAt: number
}

/** With what writing takes, a killed tab loses at most what was done in two seconds. */
const pauseMs = 1_500

/**
 * Keeps a copy of unsaved work, and finds the one that an earlier visit left. `key` names the person and the visual.
 * While a found copy is on offer, it is safe here, though new work has taken its place on the device.
 */
export function useLocalCopy(editor: Editor, key: string, name: string, isUnsaved: boolean) {
  const [found, setFound] = useState<LocalCopy | null>(null)
  const firstKey = useRef(key)
  const latest = useRef({ name, isUnsaved })

  useEffect(() => {
    latest.current = { name, isUnsaved }
  }, [name, isUnsaved])

  useEffect(() => {
    let isHere = true
    void readCopy<LocalCopy>(firstKey.current).then((copy) => isHere && copy && setFound(copy))
    return () => {
      isHere = false
    }
  }, [])

  const keeping = useRef<Keeping>(undefined)
  useEffect(() => {
    keeping.current = keepCopying(editor, key, latest)
    return keeping.current.stop
  }, [editor, key])

  const wasUnsaved = useRef(false)
  useEffect(() => {
    // not at the start, when nothing is unsaved either: what an earlier visit left is still to be offered
    if (wasUnsaved.current && !isUnsaved) void forget(key, firstKey.current)
    wasUnsaved.current = isUnsaved
  }, [isUnsaved, key])

  return {
    found,
    /** @returns its name, or nothing when it can't be read any more */
    async restore(): Promise<string | undefined> {
      setFound(null)
      if (!found) return undefined
      const { readCanvasData } = await import('#shared/scene/read-canvas-data')
      const read = readCanvasData(found.canvasData)
      if (!read.ok) return undefined
      editor.changeDocument(() => read.document, { selection: [], pageIndex: 0 })
      return found.name
    },
    discard() {
      setFound(null)
      if (!latest.current.isUnsaved) void deleteCopy(key)
    },
    /** Without waiting for the pause. */
    keepNow: () => keeping.current?.write(),
  }
}

async function forget(...keys: string[]): Promise<void> {
  await Promise.all([...new Set(keys)].map(deleteCopy))
}

interface Keeping {
  write: () => void
  stop: () => void
}

/** Writes at most once in each pause, and at once when the page is put aside. */
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
