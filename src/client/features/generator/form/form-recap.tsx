import { cx } from '#client/lib/cx'
import type { ReadArticle } from '#client/queries/posts/sources'
import type { User } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Grid } from '#client/ui/layout'
import styles from './form-recap.module.css'
import { usableSources } from './form-values.ts'
import { describeChoices, type FormOptions } from './resolve-choices.ts'
import { draftsTexts, formTexts } from './texts.ts'
import { MorePosts, whyBlocked } from './upgrade-prompt.tsx'
import type { GenerateForm } from './use-generate-form.ts'

const maxTitleChars = 200

/** The form in one line, shown instead of it once there is a post to read. */
export function FormRecap({
  form,
  options,
  user,
  article,
  isRunning,
  onOpen,
  onAgain,
}: {
  form: GenerateForm
  options: FormOptions | undefined
  user: User | null
  /** The article, if its source is the one in the form. */
  article: ReadArticle | null
  isRunning: boolean
  onOpen: () => void
  /** Writes another post from the same form. */
  onAgain: () => void
}) {
  const blocked = !isRunning && user?.capabilities.generationBlockedBy ? user : null
  return (
    <Grid columns="minmax(0, 1fr) auto" gap={12} rowGap={4} align="center" until="phone" className={styles.recap}>
      <div>
        <b dir="auto">{article?.title || titleOf(form)}</b>
        <span className={cx(styles.choices, blocked && styles.blocked)}>
          {blocked ? whyBlocked(blocked) : describe(form, options)}
        </span>
      </div>
      <span className={styles.actions}>
        {!isRunning && (
          <ButtonLink size="sm" variant="quiet" href="/generate">
            {formTexts.recap.newPost}
          </ButtonLink>
        )}
        <Button size="sm" variant="quiet" disabled={isRunning} onClick={onOpen}>
          {formTexts.recap.change}
        </Button>
        {blocked ? (
          <MorePosts user={blocked} variant="secondary" size="sm" />
        ) : (
          <Button
            size="sm"
            variant="quiet"
            pending={isRunning}
            pendingLabel={formTexts.generating}
            disabled={!options}
            onClick={onAgain}
          >
            {formTexts.recap.again}
          </Button>
        )}
      </span>
    </Grid>
  )
}

function titleOf({ values, tab, file }: GenerateForm): string {
  const typed = { 'url-input': values.url, 'text-input': values.text, 'file-upload': file?.name ?? '' }[tab]
  return typed.trim().slice(0, maxTitleChars) || values.storedSource?.title || formTexts.recap.untitled
}

function describe(form: GenerateForm, options: FormOptions | undefined): string {
  const { drafts = 1 } = form.choices ?? {}
  const more = usableSources(form.values.moreSources).length
  return [
    more > 0 && formTexts.moreSources(more),
    describeChoices(form, options),
    drafts > 1 && draftsTexts.count(drafts),
  ]
    .filter(Boolean)
    .join(', ')
}
