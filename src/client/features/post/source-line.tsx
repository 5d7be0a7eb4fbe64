import type { ReactNode } from 'react'
import { Byline } from '#client/ui/byline'
import { formatPublished, nameSource, type SourceFacts } from './describe-source.ts'
import { LeftOutNote } from './left-out/left-out-note.tsx'
import styles from './source-line.module.css'
import { postTexts } from './texts.ts'

/** A post's source as a byline: the publication with its link, the author, the date; then actions. */
export function SourceLine({
  source,
  isOfSeveral = false,
  children,
}: {
  source: SourceFacts
  /** Puts the title first, since two articles may share publication and date. */
  isOfSeveral?: boolean
  children?: ReactNode
}) {
  const { lead, name: publication } = nameSource(source)
  const title = isOfSeveral && source.sourceKind === 'url' ? source.sourceTitle : null
  const name = title ?? publication
  const published = formatPublished(source.sourcePublished)
  return (
    <Byline strip className={styles.line}>
      <span className={styles.facts}>
        {lead}
        {name && ' '}
        {name && source.sourceUrl && (
          <a href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        )}
        {name && !source.sourceUrl && <b>{name}</b>}
        {title && publication && `, ${publication}`}
        {source.sourceByline && `, ${postTexts.by} ${source.sourceByline}`}
        {published && (
          <>
            , <span className={styles.nowrap}>{published}</span>
          </>
        )}
        {source.sourceIsHandedOver && `, ${postTexts.seen}`}
        {children && '. '}
      </span>
      {children}
      {source.sourceLeftOut && <LeftOutNote leftOut={source.sourceLeftOut} />}
    </Byline>
  )
}
