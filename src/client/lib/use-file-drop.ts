import { type ClipboardEvent, type DragEvent, useState } from 'react'

/**
 * Accepts dropped or pasted files, and tells whether files hover over the target. It counts events, since every child
 * fires enter and leave too.
 */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)

  const handlers = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1)),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setDepth(0)
      take([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      take([...event.clipboardData.files])
    },
  }
  return { isOver: depth > 0, handlers }
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
