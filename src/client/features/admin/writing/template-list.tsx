import { Plus } from 'lucide-react'
import { formatDate } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { Switch } from '#client/ui/switch'
import { RowButtons } from './row-buttons.tsx'
import { templateTexts } from './texts.ts'
import { openerId } from './use-opened.ts'
import { type PromptTemplate, useDeleteTemplate, useSwitchTemplate, useTemplates } from './use-templates.ts'
import { WaitingRows } from './waiting-rows.tsx'

/** All templates, newest first, and which of them posts are written by. @param onOpen `new` or an id */
export function TemplateList({ onOpen }: { onOpen: (template: string) => void }) {
  const { data: templates, error, isFetching, refetch } = useTemplates()
  const deleting = useDeleteTemplate()
  const switching = useSwitchTemplate()

  async function ask(template: PromptTemplate) {
    const { title, description, confirmLabel } = templateTexts.deleteQuestion
    const isSure = await confirmAction({ title, description: description(template.name), confirmLabel, danger: true })
    if (!isSure) return
    deleting.mutate(template)
    document.getElementById(openerId('template', 'new'))?.focus()
  }
  const create = (
    <Button id={openerId('template', 'new')} variant="primary" icon={Plus} onClick={() => onOpen('new')}>
      {templateTexts.create}
    </Button>
  )

  return (
    <section aria-label={templateTexts.title}>
      <SectionTitle title={templateTexts.title}>{templates && templates.length > 0 && create}</SectionTitle>
      <p className="t14 dim">{templateTexts.text}</p>
      {templates ? (
        templates.length > 0 ? (
          <ul className="writings">
            {templates.map((template) => (
              <Row
                key={template.id}
                template={template}
                onSwitch={(isActive) => switching.mutate({ template, isActive })}
                onEdit={() => onOpen(String(template.id))}
                onDelete={() => void ask(template)}
              />
            ))}
          </ul>
        ) : (
          <Notice level={3} title={templateTexts.empty.title} text={templateTexts.empty.text} action={create} />
        )
      ) : error ? (
        <LoadFailure
          level={3}
          title={templateTexts.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <WaitingRows label={templateTexts.loading} />
      )}
    </section>
  )
}

function Row({
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
  return (
    <li className="writing-row">
      <div className="what">
        <div className="row wrap">
          <h3>{name}</h3>
          {isActive && <Badge tone="ok">{templateTexts.active}</Badge>}
        </div>
        <p className="byline">{templateTexts.version(version, formatDate(updatedAt))}</p>
      </div>
      <div className="row">
        <Switch checked={isActive} onChange={onSwitch} aria-label={templateTexts.activeLabel(name)} />
        <RowButtons name={name} editId={openerId('template', String(id))} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </li>
  )
}
