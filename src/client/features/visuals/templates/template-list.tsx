import { Trash2 } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { formatNumber, formatSize } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { IconButton } from '#client/ui/icon-button'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import type { PostFiller } from '../from-post/fill-from-post.ts'
import { Tile } from '../parts/tile.tsx'
import type { TemplateEntry } from './template-entry.ts'
import styles from './template-list.module.css'
import { TemplatePreview } from './template-preview.tsx'
import type { TemplateView } from './template-tools.tsx'
import { templateTexts } from './texts.ts'

export function TemplateList({
  entries,
  wanting,
  filler,
  view,
  mayDelete,
  onUse,
  onDelete,
}: {
  entries: readonly TemplateEntry[]
  /** Ids of templates that need more words than the post has. */
  wanting: ReadonlySet<string>
  /** Shows them with the words of a post. */
  filler: PostFiller | undefined
  view: TemplateView
  mayDelete: (entry: TemplateEntry) => boolean
  onUse: (entry: TemplateEntry) => void
  onDelete: (entry: TemplateEntry) => void
}) {
  return (
    <ul className={cx(styles.templates, styles[view])} aria-label={templateTexts.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.template}>
          <button
            type="button"
            className={styles.pick}
            aria-label={templateTexts.use(entry.name)}
            onClick={() => onUse(entry)}
          >
            <Tile shape="wide">
              <TemplatePreview entry={entry} filler={filler} />
            </Tile>
          </button>
          <div className={styles.what}>
            <h3>{entry.name}</h3>
            {entry.description && (
              <Text size={14} tone="dim" className={styles.description}>
                {entry.description}
              </Text>
            )}
            <Text size={12} tone="dimmer" className={styles.facts}>
              {entry.kind === 'mine' && <Badge tone="brand">{templateTexts.mine}</Badge>}
              {wanting.has(entry.id) && <Badge>{templateTexts.wanting}</Badge>}
              {entry.kind === 'built-in' && <Badge>{templateTexts.builtIn}</Badge>}
              <span>{factsOf(entry)}</span>
            </Text>
          </div>
          {mayDelete(entry) && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={templateTexts.delete(entry.name)}
              onClick={() => onDelete(entry)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function factsOf(entry: TemplateEntry): string {
  const { pages, usageCount } = entry
  const facts = [formatSize(entry)]
  if (pages > 1) facts.push(templateTexts.pages(pages))
  if (usageCount > 0) facts.push(templateTexts.used(formatNumber(usageCount)))
  return facts.join(' · ')
}

export function TemplatesSkeleton() {
  return (
    <Skeleton label={templateTexts.loading} className={cx(styles.templates, styles.grid)}>
      {[0, 1, 2].map((tile) => (
        <div className={styles.template} key={tile}>
          <Bone width="100%" height="140px" />
          <Bone width="60%" height="14px" />
        </div>
      ))}
    </Skeleton>
  )
}
