import { useEffect, useRef } from 'react'
import type { Workspace } from '../store/workspace.ts'
import { copySelection, cutSelection } from './copy.ts'
import { pasteText } from './paste.ts'

/** Copy, cut and paste by the browser's own events, which need no permission. */
export function useClipboardEvents(workspace: Workspace): void {
  const latest = useRef(workspace)
  useEffect(() => {
    latest.current = workspace
  })

  useEffect(() => {
    const copy = (event: ClipboardEvent) => take(event, () => copySelection(latest.current.editor))
    const cut = (event: ClipboardEvent) => take(event, () => cutSelection(latest.current.editor))
    const paste = (event: ClipboardEvent) => pasteEvent(event, latest.current)
    document.addEventListener('copy', copy)
    document.addEventListener('cut', cut)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', cut)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

function take(event: ClipboardEvent, read: () => string | undefined): void {
  const hasMarkedText = getSelection()?.isCollapsed === false
  if (isForField(event) || hasMarkedText) return
  const text = read()
  if (text === undefined) return
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

/** Where the clipboard has a picture and its address as text, pastes the picture. */
function pasteEvent(event: ClipboardEvent, { editor, host }: Workspace): void {
  if (isForField(event) || !event.clipboardData) return
  const pictures = pictureFiles(event.clipboardData.files)
  if (pictures.length > 0) host.onImageFiles?.(pictures)
  else if (!pasteText(editor, event.clipboardData.getData('text/plain'))) return
  event.preventDefault()
}

function isForField({ target }: Event): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}

export function pictureFiles(files: Iterable<File>): File[] {
  return [...files].filter((file) => file.type.startsWith('image/'))
}
