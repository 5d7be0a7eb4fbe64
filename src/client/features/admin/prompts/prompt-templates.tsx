import { PromptTemplateEditor } from './prompt-template-editor.tsx'
import { PromptTemplateList } from './prompt-template-list.tsx'
import { useOpened } from './use-opened.ts'

/** The prompt templates: the list, or the form of one of them. */
export function PromptTemplates() {
  const { opened, takesFocus, open, close } = useOpened('template')
  if (opened === null) return <PromptTemplateList onOpen={open} />
  return <PromptTemplateEditor key={opened} which={opened} takesFocus={takesFocus} onClose={close} />
}
