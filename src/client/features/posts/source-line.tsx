import type { ReactNode } from 'react'
import { formatPublished, nameSource, type SourceFacts } from './describe-source.ts'
import { resultTexts } from './texts.ts'

/** Where a post comes from, as a byline: the publication with its link, the author, the day; then what is to be done with it. */
export function SourceLine({ source, children }: { source: SourceFacts; children?: ReactNode }) {
  const { lead, name } = nameSource(source)
  const published = formatPublished(source.sourcePublished)
  return (
    <p className="byline strip">
      {lead}
      {name && ' '}
      {name && source.sourceUrl && (
        <a href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {name && !source.sourceUrl && <b>{name}</b>}
      {source.sourceByline && `, ${resultTexts.by} ${source.sourceByline}`}
      {published && (
        <>
          , <span className="nowrap">{published}</span>
        </>
      )}
      {children && '. '}
      {children}
    </p>
  )
}
