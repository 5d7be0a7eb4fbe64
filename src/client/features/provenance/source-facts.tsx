import { formatPublished, hostOf } from '#client/features/post/describe-source'
import { listLeftOut } from '#client/features/post/left-out/describe-left-out'
import { formatDateTime, formatNumber } from '#client/lib/formatting'
import type { Provenance } from '#client/queries/posts/panels'
import { FactList } from './fact-list.tsx'
import { Folded, LongText } from './folded-text.tsx'
import { provenanceTexts } from './texts.ts'

/** What was read, when and how much of it, with the very text: each source that the post was written from. */
export function SourceFacts({ provenance }: { provenance: Provenance }) {
  const { article, moreArticles, sources, sourceText } = provenance
  const texts = provenanceTexts.source
  const titleOf = (number: number) => (moreArticles.length > 0 ? texts.numbered(number) : texts.title)
  return (
    <>
      <OneSource title={titleOf(1)} article={article} text={sourceText} sources={sources} />
      {moreArticles.map((each, at) => (
        <OneSource key={each.articleId} title={titleOf(at + 2)} article={each} text={each.text} sources={[]} />
      ))}
    </>
  )
}

function OneSource({
  title,
  article,
  text,
  sources,
}: {
  title: string
  article: Provenance['article']
  text: string
  sources: Provenance['sources']
}) {
  const texts = provenanceTexts.source
  return (
    <FactList
      title={title}
      facts={[
        { name: texts.kind, value: texts.kinds[article.kind] },
        { name: texts.heading, value: article.title || texts.untitled },
        { name: texts.address, value: article.url && <OutsideLink url={article.url}>{article.url}</OutsideLink> },
        { name: texts.publication, value: article.siteName },
        { name: texts.author, value: article.byline },
        { name: texts.published, value: formatPublished(article.published) },
        { name: texts.readAt, value: formatDateTime(article.readAt) },
        { name: texts.way, value: article.isHandedOver && texts.handedOver },
        { name: texts.extent, value: extentOf(article) },
        { name: texts.leftOut, value: listLeftOut(article.leftOut) },
        { name: texts.hash, value: <code>{article.contentHash}</code> },
        { name: texts.webSources, value: sources.length > 0 && <WebSourceList sources={sources} /> },
      ]}
    >
      <Folded title={texts.text}>
        <LongText label={texts.text} text={text} lang={article.language ?? undefined} />
      </Folded>
    </FactList>
  )
}

function extentOf({ words, status, truncated }: Provenance['article']): string {
  const texts = provenanceTexts.source
  return [texts.words(formatNumber(words)), texts.statuses[status], truncated && texts.cut].filter(Boolean).join(', ')
}

function WebSourceList({ sources }: { sources: Provenance['sources'] }) {
  return (
    <ol>
      {sources.map(({ index, url, title }) => (
        <li key={index}>
          <OutsideLink url={url}>{title ?? hostOf(url) ?? url}</OutsideLink>
        </li>
      ))}
    </ol>
  )
}

function OutsideLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
