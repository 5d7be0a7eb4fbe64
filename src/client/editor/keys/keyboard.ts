import { useEffect, useRef } from 'react'
import { canvasSurface } from '../store/regions.ts'
import type { Workspace } from '../store/workspace.ts'
import { findAction, type KeyPress, keyName } from './keys.ts'

/** The editor's keys, handled wherever the focus is, unless the focused element needs them. */
export function useEditorKeys(workspace: Workspace): void {
  const latest = useRef(workspace)
  useEffect(() => {
    latest.current = workspace
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(latest.current, event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function pressKey(workspace: Workspace, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
  // browsers report AltGr, with which many keyboards type brackets, as Ctrl and Alt
  const press = event.getModifierState('AltGraph') ? { ...plain, key: event.key } : event
  const key = keyName(press)
  if (!isFree(event.target, key)) return
  const step = key === 'tab' ? 1 : key === 'shift+tab' ? -1 : undefined
  // past the last layer Tab leaves the canvas, so that it is no keyboard trap
  const isDone =
    step !== undefined
      ? workspace.editor.selectNext(step)
      : workspace.editor.getState().cropping
        ? pressWhileCropping(workspace, key)
        : pressActionKey(workspace, press, key)
  if (isDone) event.preventDefault()
}

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

function pressActionKey(workspace: Workspace, press: KeyPress, key: string): boolean {
  const action = findAction(press)
  action?.run(workspace, key)
  return action !== undefined
}

const cropSteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
}
const cropZoomStep = 1.1

function pressWhileCropping({ editor }: Workspace, key: string): boolean {
  const [x, y] = cropSteps[key.replace('shift+', '')] ?? [0, 0]
  if (x !== 0 || y !== 0) {
    const step = key.startsWith('shift+') ? 10 : 1
    editor.panCropBy({ x: x * step, y: y * step })
  } else if (key === 'enter') editor.commitCrop()
  else if (key === 'escape') editor.cancelCrop()
  else if (key === '+' || key === '=' || key === 'shift++') editor.zoomCropBy(cropZoomStep)
  else if (key === '-') editor.zoomCropBy(1 / cropZoomStep)
  else return false
  return true
}

/** Fields keep every key but F6; buttons keep Enter and Space; widgets with arrow keys keep all but Ctrl keys. */
function isFree(target: EventTarget | null, key: string): boolean {
  if (key === 'tab' || key === 'shift+tab') return target instanceof Element && target.closest(canvasSurface) !== null
  if (!(target instanceof HTMLElement) || target === document.body || key.endsWith('f6')) return true
  if (target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])')) return false
  if (target.closest('[data-editor-keys]')) return true
  if (key.startsWith('ctrl+') && !key.includes('arrow')) return true
  const isPlainButton = target.closest('button, a') && !target.closest('[role]:not(button[role="button"])')
  return Boolean(isPlainButton) && key !== 'enter' && key !== ' '
}
