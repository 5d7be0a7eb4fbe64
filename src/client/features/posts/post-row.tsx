import { Copy, EyeOff, Pencil, Send, Shapes, Trash2 } from 'lucide-react'
import { type Day, dateOf } from '#client/lib/days'
import { formatWeekday } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Button, ButtonLink } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Link } from '#client/ui/link'
import { countUnits } from '#shared/linkedin/length'
import { copyPost } from './copy-post.ts'
import { nameSource } from './describe-source.ts'
import { excerptOf } from './excerpt.ts'
import { Figure } from './figure.tsx'
import type { Post } from './posts-cache.ts'
import { editAddress } from './prefill.ts'
import { rowLinkId } from './row-focus.ts'
import { historyTexts } from './texts.ts'
import { visualAddress } from './visual-address.ts'

export interface PostActions {
  onDelete: (post: Post) => Promise<void>
  onFlipStatus: (post: Post) => void
}

/** One post of the history: its day, what it says, where it comes from, what can be done with it. */
export function PostRow({ post, day, ...actions }: { post: Post; day: Day } & PostActions) {
  const address = editAddress(post)
  return (
    <li>
      <time className="date" dateTime={day}>
        <b>{Number(day.slice(8))}</b>
        {formatWeekday(dateOf(day))}
      </time>
      <div>
        <h3>
          <Link href={address} id={rowLinkId(post.id)} dir="auto">
            {post.title}
          </Link>
        </h3>
        <Origin post={post} />
        <p className="ex" dir="auto">
          {excerptOf(post.content)}
        </p>
        <Acts post={post} address={address} {...actions} />
      </div>
      <div className="meta">
        <span className="row">
          {post.hasVisual && <Badge>{historyTexts.withVisual}</Badge>}
          {post.status === 'published' ? (
            <Badge tone="ok">{historyTexts.published}</Badge>
          ) : (
            <Badge tone="line">{historyTexts.draft}</Badge>
          )}
        </span>
        <span className="chars">
          <Figure value={countUnits(post.content)} /> {historyTexts.characters}
        </span>
      </div>
    </li>
  )
}

function Acts({ post, address, onDelete, onFlipStatus }: { post: Post; address: string } & PostActions) {
  const isPublished = post.status === 'published'
  return (
    <div className="acts">
      <ButtonLink variant="quiet" size="sm" icon={Pencil} href={address}>
        {historyTexts.edit}
      </ButtonLink>
      <Button variant="quiet" size="sm" icon={Copy} onClick={() => void copyPost(post.content)}>
        {historyTexts.copy}
      </Button>
      <ButtonLink variant="quiet" size="sm" icon={Shapes} href={visualAddress(post)}>
        {historyTexts.visual}
      </ButtonLink>
      <Button variant="quiet" size="sm" icon={isPublished ? EyeOff : Send} onClick={() => onFlipStatus(post)}>
        {isPublished ? historyTexts.unpublish : historyTexts.publish}
      </Button>
      <IconButton
        size="sm"
        className="del"
        icon={Trash2}
        label={historyTexts.delete}
        onClick={() => void onDelete(post)}
      />
    </div>
  )
}

function Origin({ post }: { post: Post }) {
  const { lead, name } = nameSource(post)
  const writer = post.aiModel === 'composer' ? historyTexts.composed : historyTexts.writtenWith(post.modelLabel)
  return (
    <p className="byline">
      {lead}
      {name && ' '}
      {name && <b>{name}</b>}
      {`, ${writer}`}
    </p>
  )
}
