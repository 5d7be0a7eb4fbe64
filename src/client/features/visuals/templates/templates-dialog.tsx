import { BookmarkPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { errorMessage } from '#client/lib/api'
import { useUser } from '#client/queries/user'
import { useCountTemplateUse, useDeleteVisualTemplate, useVisualTemplates } from '#client/queries/visual-templates'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Dialog } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import type { SceneDocument } from '#shared/scene/scene'
import { BrowseWindow } from '../parts/browse-window.tsx'
import { filterTemplates } from './filter-templates.ts'
import { NoTemplates } from './no-templates.tsx'
import { orderForPost } from './order-for-post.ts'
import { putTemplate } from './put-template.ts'
import { SaveTemplate } from './save-template.tsx'
import { entriesOf, inFormat, type TemplateEntry } from './template-entry.ts'
import { TemplateList, TemplatesSkeleton } from './template-list.tsx'
import { type TemplateChoice, TemplateTools, type TemplateView } from './template-tools.tsx'
import styles from './templates-dialog.module.css'
import { saveTexts, templateTexts } from './texts.ts'
import { usePostFiller } from './use-post-filler.ts'

/** The templates' dialog: pick one for the canvas, save the canvas as one, delete. */
export function TemplatesDialog({
  editor,
  name,
  postId,
  onNameChange,
  onClose,
}: {
  editor: Editor
  /** Of the visual. */
  name: string
  /** The post whose words fill a template. */
  postId: string | null
  /** A template sets the visual's name. */
  onNameChange: (name: string) => void
  onClose: () => void
}) {
  const [choice, setChoice] = useState<TemplateChoice>({ filter: 'all', text: '', format: null })
  const [view, setView] = useState<TemplateView>('grid')
  const [isSaving, setIsSaving] = useState(false)
  const templates = useVisualTemplates()
  const { filler, open } = usePostFiller(postId)
  const all = useMemo(() => templates.data && entriesOf(templates.data), [templates.data])
  const found = all && orderForPost(filterTemplates(all, choice), filler)
  const { mayDelete, askAndDelete } = useDeletion()
  const counting = useCountTemplateUse()

  async function use(entry: TemplateEntry) {
    const fill = async (template: SceneDocument) => {
      const filling = await open()
      return await filling.fill(template, await filling.pictureFor(template))
    }
    if (!(await putTemplate(editor, entry, postId === null ? undefined : fill))) return
    onNameChange(entry.name)
    if (entry.kind !== 'built-in') counting.mutate(entry.id)
    onClose()
  }

  return (
    <>
      <Dialog
        wide
        open
        title={templateTexts.title}
        onClose={onClose}
        actions={
          <>
            <Button icon={BookmarkPlus} onClick={() => setIsSaving(true)}>
              {saveTexts.open}
            </Button>
            <Button onClick={onClose}>{templateTexts.close}</Button>
          </>
        }
      >
        <BrowseWindow className={styles.window}>
          <TemplateTools choice={choice} onChoose={setChoice} view={view} onView={setView} />
          {found ? (
            found.entries.length > 0 ? (
              <TemplateList
                entries={found.entries.map((entry) => inFormat(entry, choice.format))}
                wanting={found.wanting}
                filler={filler}
                view={view}
                mayDelete={mayDelete}
                onUse={(entry) => void use(entry)}
                onDelete={(entry) => void askAndDelete(entry)}
              />
            ) : (
              <NoTemplates isFiltered={choice.text.trim() !== ''} onClear={() => setChoice({ ...choice, text: '' })} />
            )
          ) : templates.error ? (
            <LoadFailure level={3} title={templateTexts.failed} query={templates} />
          ) : (
            <TemplatesSkeleton />
          )}
        </BrowseWindow>
      </Dialog>
      {isSaving && <SaveTemplate editor={editor} name={name} onClose={() => setIsSaving(false)} />}
    </>
  )
}

/** Everyone may delete their own, administrators also those for everyone. */
function useDeletion() {
  const { user } = useUser()
  const deletion = useDeleteVisualTemplate({
    onSuccess: () => toast({ kind: 'success', ...templateTexts.deleted }),
    onError: (error) => toast({ kind: 'error', title: templateTexts.deleteFailed, description: errorMessage(error) }),
  })
  const mayDelete = ({ kind }: TemplateEntry) => kind === 'mine' || (kind === 'global' && user?.role === 'admin')

  async function askAndDelete(entry: TemplateEntry) {
    const { title, own, global, confirmLabel } = templateTexts.deleteQuestion
    const description = (entry.kind === 'mine' ? own : global)(entry.name)
    if (await confirmAction({ title, description, confirmLabel, danger: true })) deletion.mutate(entry)
  }
  return { mayDelete, askAndDelete }
}
