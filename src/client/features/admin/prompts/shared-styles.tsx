import { StyleEditor } from './style-editor.tsx'
import { StyleList } from './style-list.tsx'
import { useOpened } from './use-opened.ts'

/** The shared styles: the list, or the form of one of them. */
export function SharedStyles() {
  const { opened, takesFocus, open, close } = useOpened('style')
  if (opened === null) return <StyleList onOpen={open} />
  return <StyleEditor key={opened} which={opened} takesFocus={takesFocus} onClose={close} />
}
