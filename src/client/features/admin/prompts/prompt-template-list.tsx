import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import {
  type PromptTemplate,
  useActivatePromptTemplate,
  useDeletePromptTemplate,
  usePromptTemplates,
} from '#client/queries/prompt-templates'
import { Badge } from '#client/ui/badge'
import { Byline } from '#client/ui/byline'
import { Cluster } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { Switch } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { askToDelete } from './ask-to-delete.ts'
import styles from './prompt-list.module.css'
import { PromptList } from './prompt-list.tsx'
import { RowButtons } from './row-buttons.tsx'
import { promptTexts } from './texts.ts'
import { openerId } from './use-opened.ts'

/**
 * All prompt templates, newest first, and which one is active.
 * @param onOpen `new` or an id
 */
export function PromptTemplateList({ onOpen }: { onOpen: (template: string) => void }) {
  const words = promptTexts.templates
  const list = usePromptTemplates()
  const deleting = useDeletePromptTemplate({
    onSuccess: () => toast({ kind: 'success', ...words.deleted }),
    onError: (error) => toast({ kind: 'error', title: promptTexts.error, description: errorMessage(error) }),
  })
  const activating = useActivatePromptTemplate({
    onSuccess: ({ name }) =>
      toast({ kind: 'success', title: words.activated.title, description: words.activated.description(name) }),
    onError: (error) => toast({ kind: 'error', title: words.activationFailed, description: errorMessage(error) }),
  })
  const remove = (template: PromptTemplate) =>
    void askToDelete('template', words.deleteQuestion, template, () => deleting.mutate(template))

  return (
    <PromptList name="template" words={words} list={list} onOpen={onOpen}>
      {(templates) => (
        <ul className={styles.list}>
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              onSwitch={(isActive) => activating.mutate({ template, isActive })}
              onEdit={() => onOpen(String(template.id))}
              onDelete={() => remove(template)}
            />
          ))}
        </ul>
      )}
    </PromptList>
  )
}

function TemplateRow({
  template: { id, name, isActive, version, updatedAt },
  onSwitch,
  onEdit,
  onDelete,
}: {
  template: PromptTemplate
  onSwitch: (isActive: boolean) => void
  onEdit: () => void
  onDelete: () => void
}) {
  const words = promptTexts.templates
  return (
    <ListRow
      actions={
        <>
          <span className={styles.switch}>
            <Switch checked={isActive} onChange={onSwitch} aria-label={words.activeLabel(name)} />
          </span>
          <RowButtons name={name} editId={openerId('template', String(id))} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <Cluster>
        <h3>{name}</h3>
        {isActive && <Badge tone="ok">{words.active}</Badge>}
      </Cluster>
      <Byline>{words.version(version, formatDate(updatedAt))}</Byline>
    </ListRow>
  )
}
