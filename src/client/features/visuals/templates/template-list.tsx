import { Trash2 } from 'lucide-react'
import { formatNumber } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { IconButton } from '#client/ui/icon-button'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { DocumentPreview } from './document-preview.tsx'
import type { TemplateEntry } from './template-entry.ts'
import type { TemplateView } from './template-tools.tsx'
import { templateTexts } from './texts.ts'

const words = templateTexts

export function TemplateList({
  entries,
  view,
  mayDelete,
  onUse,
  onDelete,
}: {
  entries: readonly TemplateEntry[]
  view: TemplateView
  mayDelete: (entry: TemplateEntry) => boolean
  onUse: (entry: TemplateEntry) => void
  onDelete: (entry: TemplateEntry) => void
}) {
  return (
    <ul className={`templates ${view}`} aria-label={words.list}>
      {entries.map((entry) => (
        <li key={entry.id} className="template">
          <button
            type="button"
            className="template-pick"
            aria-label={words.use(entry.name)}
            onClick={() => onUse(entry)}
          >
            <Preview entry={entry} />
          </button>
          <div className="template-what">
            <h3>{entry.name}</h3>
            {entry.description && <p className="template-description t14 dim">{entry.description}</p>}
            <p className="template-facts t12 dimmer">
              {entry.kind === 'mine' && <Badge tone="brand">{words.mine}</Badge>}
              {entry.kind === 'built-in' && <Badge>{words.builtIn}</Badge>}
              <span>{factsOf(entry)}</span>
            </p>
          </div>
          {mayDelete(entry) && (
            <IconButton icon={Trash2} size="sm" label={words.delete(entry.name)} onClick={() => onDelete(entry)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Preview({ entry }: { entry: TemplateEntry }) {
  if (entry.thumbnailUrl) return <img src={entry.thumbnailUrl} alt="" loading="lazy" decoding="async" />
  const document = entry.document()
  return document ? <DocumentPreview document={document} /> : null
}

function factsOf({ width, height, pages, usageCount }: TemplateEntry): string {
  const facts = [words.size(formatNumber(width), formatNumber(height))]
  if (pages > 1) facts.push(words.pages(pages))
  if (usageCount > 0) facts.push(words.used(formatNumber(usageCount)))
  return facts.join(' · ')
}

export function TemplatesSkeleton() {
  return (
    <Skeleton label={words.loading} className="templates grid">
      {[0, 1, 2].map((tile) => (
        <div className="template" key={tile}>
          <Bone width="100%" height="140px" />
          <Bone width="60%" height="14px" />
        </div>
      ))}
    </Skeleton>
  )
}
