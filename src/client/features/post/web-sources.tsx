import { useId } from 'react'
import type { Post } from '#client/queries/posts/post-cache'
import { Text } from '#client/ui/text'
import { hostOf } from '#shared/text/source-name'
import { postTexts } from './texts.ts'
import styles from './web-sources.module.css'

/** The pages that web search cited, under their numbers. */
export function WebSources({ sources }: { sources: Post['sources'] }) {
  const id = useId()
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby={id}>
      <h3 id={id}>{postTexts.sources}</h3>
      <ol>
        {sources.map(({ index, url, title }) => (
          <li key={index} value={index}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title ?? hostOf(url) ?? url}
            </a>
            {title && (
              <Text as="span" tone="dimmer">
                {' '}
                {hostOf(url)}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
