import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { useOpened } from './use-opened.ts'

/** The prompt templates: the list, or the form of one of them. */
export function PromptTemplates() {
  const { opened, takesFocus, open, close } = useOpened('template')
  if (opened === null) return <TemplateList onOpen={open} />
  return <TemplateEditor key={opened} which={opened} takesFocus={takesFocus} onClose={close} />
}
