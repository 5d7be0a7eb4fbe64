import { visualAddress } from '#client/features/post/post-address'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { ButtonLink } from '#client/ui/button'
import { FindingRow, findingSubjectClass } from '#client/ui/findings'
import { Text } from '#client/ui/text'
import { acceptanceOf, groupOf } from './acceptance.ts'
import { type CheckedClaim, listClaims } from './check-post.ts'
import styles from './checking-report.module.css'
import { ClaimActions } from './claim-actions.tsx'
import { classOf, Finding, verdictOf } from './finding.tsx'
import { useChecking } from './use-checking.ts'
import { visualTexts } from './visual-texts.ts'

/** What is to be looked at on the post's visual, with its page where there are several. */
export function VisualFindings() {
  const { visualClaims, accepted } = useChecking()
  const listed = listClaims(visualClaims)
  if (listed.length === 0) return null
  const open = (['fix', 'check'] as const).flatMap((group) =>
    listed.filter((claim) => groupOf(claim, accepted) === group),
  )
  return (
    <section className={styles.group} aria-label={visualTexts.title}>
      <h3>{visualTexts.title}</h3>
      {open.length > 0 ? (
        <ul>
          {open.map((claim) => (
            <VisualRow key={claim.key} claim={claim} />
          ))}
        </ul>
      ) : (
        <Text size={14} tone="dim">
          {visualTexts.fine(listed.length)}
        </Text>
      )}
    </section>
  )
}

function VisualRow({ claim }: { claim: CheckedClaim }) {
  const { post, accept } = useChecking()
  const pages = useLoadedPost(post.id)?.visual?.pages ?? 1
  return (
    <FindingRow
      subject={
        <span className={findingSubjectClass} dir="auto">
          <span className={classOf(claim, false)}>{claim.text}</span>
        </span>
      }
      below={
        <div className={styles.actions}>
          <ClaimActions onAccept={() => accept([acceptanceOf(claim)])}>
            <ButtonLink size="sm" href={visualAddress(post, claim.page)}>
              {visualTexts.open}
            </ButtonLink>
          </ClaimActions>
        </div>
      }
    >
      <span className="sr">{verdictOf(claim)}. </span>
      {pages > 1 && claim.page !== undefined && `${visualTexts.page(claim.page)}. `}
      <Finding claim={claim} />
    </FindingRow>
  )
}
