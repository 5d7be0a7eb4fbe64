import { EyeOff, Pencil, Send, Shapes, Trash2 } from 'lucide-react'
import { AskedCopy } from '#client/features/checking/asked-copy'
import { nameSource } from '#client/features/post/describe-source'
import { excerptOf } from '#client/features/post/excerpt'
import { editAddress, visualAddress } from '#client/features/post/post-address'
import { ListedPublishButton } from '#client/features/publishing/publish-button'
import { type Day, dateOf } from '#client/lib/days'
import { formatModel, formatWeekday } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { Badge } from '#client/ui/badge'
import { Button, ButtonLink } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Figure } from '#client/ui/figure'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { countUnits } from '#shared/linkedin/length'
import styles from './post-list.module.css'
import { rowLinkId } from './row-focus.ts'
import { historyTexts } from './texts.ts'

export interface PostActions {
  onDelete: (post: Post) => Promise<void>
  onFlipStatus: (post: Post) => void
}

/** One post of the history: its day, what it says, where it comes from, what can be done with it. */
export function PostRow({ post, day, ...actions }: { post: Post; day: Day } & PostActions) {
  const address = editAddress(post)
  return (
    <li>
      <time className={styles.date} dateTime={day}>
        <b>{Number(day.slice(8))}</b>
        {formatWeekday(dateOf(day))}
      </time>
      <div>
        <h3 className={styles.title}>
          <Link href={address} id={rowLinkId(post.id)} dir="auto">
            {post.title}
          </Link>
        </h3>
        <Origin post={post} />
        <p className={styles.excerpt} dir="auto">
          {excerptOf(post.content)}
        </p>
        <Actions post={post} address={address} {...actions} />
      </div>
      <div className={styles.meta}>
        <Cluster as="span" className={styles.badges}>
          {post.hasVisual && <Badge>{historyTexts.withVisual}</Badge>}
          {post.status === 'published' ? (
            <Badge tone="ok">{historyTexts.published}</Badge>
          ) : (
            <Badge tone="line">{historyTexts.draft}</Badge>
          )}
        </Cluster>
        <span className={styles.length}>
          <Figure value={countUnits(post.content)} /> {historyTexts.characters}
        </span>
      </div>
    </li>
  )
}

function Actions({ post, address, onDelete, onFlipStatus }: { post: Post; address: string } & PostActions) {
  const isPublished = post.status === 'published'
  return (
    <Cluster gap={0} rowGap={4} className={styles.actions}>
      <ButtonLink variant="quiet" size="sm" icon={Pencil} href={address}>
        {historyTexts.edit}
      </ButtonLink>
      <AskedCopy post={post} size="sm">
        {historyTexts.copy}
      </AskedCopy>
      <ListedPublishButton post={post} />
      <ButtonLink variant="quiet" size="sm" icon={Shapes} href={visualAddress(post)}>
        {post.hasVisual ? historyTexts.editVisual : historyTexts.visual}
      </ButtonLink>
      <Button variant="quiet" size="sm" icon={isPublished ? EyeOff : Send} onClick={() => onFlipStatus(post)}>
        {isPublished ? historyTexts.unpublish : historyTexts.publish}
      </Button>
      <IconButton
        size="sm"
        className={styles.delete}
        icon={Trash2}
        label={historyTexts.delete}
        onClick={() => void onDelete(post)}
      />
    </Cluster>
  )
}

function Origin({ post }: { post: Post }) {
  const { lead, name } = nameSource(post)
  const model = formatModel(post.aiModel, post.modelLabel)
  const writer = post.aiModel === 'composer' ? model : historyTexts.writtenWith(model)
  return (
    <Byline className={styles.origin}>
      {lead}
      {name && ' '}
      {name && <b>{name}</b>}
      {`, ${writer}`}
    </Byline>
  )
}
