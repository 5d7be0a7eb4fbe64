import { useId } from 'react'
import { hostOf } from './describe-source.ts'
import type { Post } from './posts-cache.ts'
import { resultTexts } from './texts.ts'

/** The pages web search cited, under their numbers. */
export function WebSources({ sources }: { sources: Post['sources'] }) {
  const id = useId()
  if (sources.length === 0) return null
  return (
    <section className="websources" aria-labelledby={id}>
      <h3 id={id}>{resultTexts.sources}</h3>
      <ol>
        {sources.map(({ index, url, title }) => (
          <li key={index} value={index}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title ?? hostOf(url) ?? url}
            </a>
            {title && <span className="dimmer"> {hostOf(url)}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
