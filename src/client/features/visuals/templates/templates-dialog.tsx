import './templates.css'
import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useUser } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { confirmAction, Dialog } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { filterTemplates } from './filter-templates.ts'
import { NoTemplates } from './no-templates.tsx'
import { putTemplate } from './put-template.ts'
import { SaveTemplate } from './save-template.tsx'
import type { TemplateEntry, TemplateFilter } from './template-entry.ts'
import { TemplateList, TemplatesSkeleton } from './template-list.tsx'
import { TemplateTools, type TemplateView } from './template-tools.tsx'
import { saveTexts, templateTexts } from './texts.ts'
import { useCountUse, useDeleteTemplate, useTemplates } from './use-templates.ts'

const words = templateTexts

/** The templates' window: pick one for the canvas, save what is there as one, delete. */
export function TemplatesDialog({
  editor,
  name,
  onNameChange,
  onClose,
}: {
  editor: Editor
  /** Of the visual. */
  name: string
  /** A template brings its name along. */
  onNameChange: (name: string) => void
  onClose: () => void
}) {
  const [choice, setChoice] = useState<{ filter: TemplateFilter; text: string }>({ filter: 'all', text: '' })
  const [view, setView] = useState<TemplateView>('grid')
  const [isSaving, setIsSaving] = useState(false)
  const templates = useTemplates()
  const found = templates.entries && filterTemplates(templates.entries, choice)
  const { mayDelete, askAndDelete } = useDeletion()
  const count = useCountUse()

  async function use(entry: TemplateEntry) {
    if (!(await putTemplate(editor, entry))) return
    onNameChange(entry.name)
    count(entry)
    onClose()
  }

  return (
    <>
      <Dialog
        wide
        open
        title={words.title}
        onClose={onClose}
        actions={
          <>
            <Button icon={BookmarkPlus} onClick={() => setIsSaving(true)}>
              {saveTexts.open}
            </Button>
            <Button onClick={onClose}>{words.close}</Button>
          </>
        }
      >
        <div className="browse-window templates-window">
          <TemplateTools choice={choice} onChoose={setChoice} view={view} onView={setView} />
          {found ? (
            found.length > 0 ? (
              <TemplateList
                entries={found}
                view={view}
                mayDelete={mayDelete}
                onUse={(entry) => void use(entry)}
                onDelete={(entry) => void askAndDelete(entry)}
              />
            ) : (
              <NoTemplates choice={choice} onClear={() => setChoice({ ...choice, text: '' })} />
            )
          ) : templates.error ? (
            <LoadFailure
              level={3}
              title={words.failed}
              error={templates.error}
              isRetrying={templates.isFetching}
              onRetry={() => void templates.refetch()}
            />
          ) : (
            <TemplatesSkeleton />
          )}
        </div>
      </Dialog>
      {isSaving && <SaveTemplate editor={editor} name={name} onClose={() => setIsSaving(false)} />}
    </>
  )
}

/** Everyone may delete their own, administrators also what is for everyone. */
function useDeletion() {
  const { user } = useUser()
  const deletion = useDeleteTemplate()
  const mayDelete = ({ kind }: TemplateEntry) => kind === 'mine' || (kind === 'global' && user?.role === 'admin')

  async function askAndDelete(entry: TemplateEntry) {
    const { title, own, global, confirmLabel } = words.deleteQuestion
    const description = (entry.kind === 'mine' ? own : global)(entry.name)
    if (await confirmAction({ title, description, confirmLabel, danger: true })) deletion.mutate(entry)
  }
  return { mayDelete, askAndDelete }
}
