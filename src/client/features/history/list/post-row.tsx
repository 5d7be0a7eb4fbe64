import { ChevronDown, ChevronUp, CircleCheck, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AskedCopy } from '#client/features/checking/asked-copy'
import { editAddress } from '#client/features/post/post-address'
import { PostLead } from '#client/features/post/post-lead'
import { PostOrigin } from '#client/features/post/post-origin'
import { PostStateBadge, postStateOf } from '#client/features/post/post-state'
import { ListedPublishButton } from '#client/features/publishing/publish-button'
import { type Day, dateOf } from '#client/lib/days'
import { formatWeekday } from '#client/lib/formatting'
import { lazyPart } from '#client/lib/lazy-part'
import { useMayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import { Button, ButtonLink } from '#client/ui/button'
import { Figure } from '#client/ui/figure'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { Text } from '#client/ui/text'
import { countUnits } from '#shared/linkedin/length'
import { plainNames } from '#shared/linkedin/plain-names'
import { historyTexts } from '../view/texts.ts'
import styles from './post-list.module.css'
import { PostThumbnail } from './post-thumbnail.tsx'
import { rowLinkId } from './row-focus.ts'

const PostPublications = lazyPart(
  async () => (await import('#client/features/publishing/post-publications')).PostPublications,
)

export interface PostActions {
  onDelete: (post: Post) => Promise<void>
  onFlipStatus: (post: Post) => void
}

/** One post of the history: its day, first lines, source, state and actions; open, how it stands at LinkedIn. */
export function PostRow({ post, day, ...actions }: { post: Post; day: Day } & PostActions) {
  const address = editAddress(post)
  const isWriter = useMayWrite()
  const needsYou = postStateOf(post) === 'needs-you'
  const [isToggled, setIsToggled] = useState(false)
  const isOpen = post.publication !== null && needsYou !== isToggled
  return (
    <li>
      <time className={styles.date} dateTime={day}>
        <b>{Number(day.slice(8))}</b>
        {formatWeekday(dateOf(day))}
      </time>
      <PostThumbnail post={post} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link href={address} id={rowLinkId(post.id)} dir="auto">
            <PostLead content={post.content} />
          </Link>
        </h3>
        <PostOrigin post={post} className={styles.origin} />
        {post.author && (
          <Text size={14} tone="dim" dir="auto">
            {post.author.name === null ? historyTexts.byFormerMember : historyTexts.by(post.author.name)}
          </Text>
        )}
        <Cluster gap={0} rowGap={4} className={styles.actions}>
          {isWriter && (
            <ButtonLink variant="quiet" size="sm" icon={Pencil} href={address}>
              {historyTexts.edit}
            </ButtonLink>
          )}
          <AskedCopy post={post} size="sm">
            {historyTexts.copy}
          </AskedCopy>
          {post.publication ? (
            <Button
              variant="quiet"
              size="sm"
              icon={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              onPointerEnter={PostPublications.prefetch}
              onClick={() => setIsToggled(!isToggled)}
            >
              {historyTexts.atLinkedin}
            </Button>
          ) : (
            <ListedPublishButton post={post} />
          )}
          {isWriter && <FlipAndDelete post={post} {...actions} />}
        </Cluster>
        {isOpen && (
          <Suspense>
            <PostPublications post={post} />
          </Suspense>
        )}
      </div>
      <div className={styles.meta}>
        <PostStateBadge post={post} />
        <span className={styles.length}>
          <Figure value={countUnits(plainNames(post.content, post.mentions))} /> {historyTexts.characters}
        </span>
      </div>
    </li>
  )
}

/** A post that is live on LinkedIn can't be made a draft here: it has to be deleted there first. */
function FlipAndDelete({ post, onDelete, onFlipStatus }: { post: Post } & PostActions) {
  const isPublished = post.status === 'published'
  return (
    <>
      {!(isPublished && post.publication?.isLive) && (
        <IconButton
          size="sm"
          icon={isPublished ? EyeOff : CircleCheck}
          label={isPublished ? historyTexts.unpublish : historyTexts.publish}
          onClick={() => onFlipStatus(post)}
        />
      )}
      <IconButton
        size="sm"
        className={styles.delete}
        icon={Trash2}
        label={historyTexts.delete}
        onClick={() => void onDelete(post)}
      />
    </>
  )
}
