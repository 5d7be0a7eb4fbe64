import { describeLeftOut } from '#client/features/post/left-out/describe-left-out'
import { useArticle } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { hostOf } from '#shared/text/source-name'
import { ArticleText, Paragraphs } from './article-text.tsx'
import { describeReading } from './describe-reading.ts'
import styles from './source-dialog.module.css'
import { sourceTexts } from './texts.ts'

/** The text read from a source, word for word, in a dialog. */
export function SourceDialog({ articleId, onClose }: { articleId: string; onClose: () => void }) {
  const { data: article, error, isFetching, refetch } = useArticle(articleId)
  return (
    <Dialog
      open
      wide
      title={sourceTexts.open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{sourceTexts.close}</Button>}
    >
      {article ? (
        <ArticleText article={article}>
          <p className={styles.facts}>
            {[describeReading(article), describeLeftOut(article.leftOut)].filter(Boolean).join(' ')}
            {article.url && (
              <>
                {' '}
                <a href={article.url} target="_blank" rel="noopener noreferrer">
                  {sourceTexts.openPage} ({hostOf(article.url)})
                </a>
              </>
            )}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
          <section className={styles.text} aria-label={sourceTexts.textLabel} tabIndex={0}>
            {article.text ? <Paragraphs text={article.text} lang={article.language} /> : <p>{sourceTexts.noText}</p>}
          </section>
        </ArticleText>
      ) : error ? (
        <LoadFailure level={3} title={sourceTexts.failed} query={{ error, isFetching, refetch }} />
      ) : (
        <TextSkeleton label={sourceTexts.loading} widths={[72, 94, 88, 40]} />
      )}
    </Dialog>
  )
}
