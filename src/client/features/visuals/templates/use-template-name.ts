import { useEffect, useRef } from 'react'
import type { Editor } from '#client/editor/store/editor-store'

/**
 * A template sets the visual's name; undo restores the previous name together with the canvas. The first page's id
 * tells which of the two is shown. A name typed meanwhile stays.
 * @returns a function that names the visual after the template just put on the canvas
 */
export function useTemplateName(editor: Editor, name: string, setName: (name: string) => void) {
  const namesByPage = useRef(new Map<string, string>())
  const latest = useRef({ name, setName })
  useEffect(() => {
    latest.current = { name, setName }
  })

  useEffect(() => {
    const names = namesByPage.current
    let shown = firstPage(editor)
    return editor.subscribe(() => {
      const left = shown
      shown = firstPage(editor)
      if (left === shown) return
      const known = names.get(shown)
      const { name: current, setName: rename } = latest.current
      if (known !== undefined && names.get(left) === current) rename(known)
      else names.set(left, current)
    })
  }, [editor])

  return (templateName: string) => {
    namesByPage.current.set(firstPage(editor), templateName)
    setName(templateName)
  }
}

function firstPage(editor: Editor): string {
  return editor.getState().document.pages[0]?.id ?? ''
}
