import { useEffect } from 'react'
import { findMark } from '#shared/handover/mark'
import { type GivenSource, sourceOfText } from './given-source.ts'

/** Pasting where no field has the focus, and dropping anywhere, begins a post. */
export function useStartAnywhere(onSource: (source: GivenSource) => void): void {
  useEffect(() => {
    function give(event: Event, data: DataTransfer | null) {
      const source = event.defaultPrevented || isBusy() ? null : sourceOfTransfer(data)
      if (!source) return
      event.preventDefault()
      onSource(source)
    }
    const paste = (event: ClipboardEvent) => {
      if (!isField(event.target)) give(event, event.clipboardData)
    }
    const drop = (event: DragEvent) => {
      if (!isField(event.target)) give(event, event.dataTransfer)
    }
    const allowDrop = (event: DragEvent) => {
      if (!isField(event.target) && !isBusy()) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', allowDrop)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', allowDrop)
      document.removeEventListener('drop', drop)
    }
  }, [onSource])
}

function sourceOfTransfer(data: DataTransfer | null): GivenSource | null {
  const file = data?.files[0]
  if (file) return { file }
  const text = data?.getData('text/plain') ?? ''
  // a page copied by the bookmarklet has a reader of its own
  return findMark(text) ? null : sourceOfText(text)
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null
}
