import { SourceCard } from '#client/features/sources/source-card'
import type { ReadArticle } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { Cluster } from '#client/ui/layout'
import { isUsable } from './form-values.ts'
import styles from './more-sources.module.css'
import { moreTexts } from './options-texts.ts'

/** A further source after it was read, and whether a post can be written from it. */
export function ReadMoreSource({
  name,
  article,
  isSame,
  onRemove,
}: {
  name: string
  article: ReadArticle
  /** Whether its text equals that of an earlier source. */
  isSame: boolean
  onRemove: () => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this has none
    <div className={styles.source} role="group" aria-label={name}>
      <Cluster justify="space-between" wrap={false} className={styles.head}>
        <b>{name}</b>
        <Button size="sm" variant="quiet" aria-label={moreTexts.removeLabel(name)} onClick={onRemove}>
          {moreTexts.remove}
        </Button>
      </Cluster>
      <SourceCard article={article} />
      {!isUsable(article) && <Hint role="alert">{moreTexts.unusable}</Hint>}
      {isSame && <Hint role="status">{moreTexts.same}</Hint>}
    </div>
  )
}
