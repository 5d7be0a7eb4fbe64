import { Copy, Pencil, Trash2 } from 'lucide-react'
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
import { historyTexts } from './texts.ts'

/** One post of the history: its day, what it says, where it comes from, what can be done with it. */
export function PostRow({ post, onDelete }: { post: Post; onDelete: (post: Post) => void }) {
  const created = new Date(post.createdAt)
  const address = editAddress(post)
  return (
    <li>
      <time className="date" dateTime={post.createdAt}>
        <b>{created.getDate()}</b>
        {formatWeekday(created)}
      </time>
      <div>
        <h3>
          <Link href={address} dir="auto">
            {post.title}
          </Link>
        </h3>
        <Origin post={post} />
        <p className="ex" dir="auto">
          {excerptOf(post.content)}
        </p>
        <div className="acts">
          <ButtonLink variant="quiet" size="sm" icon={Pencil} href={address}>
            {historyTexts.edit}
          </ButtonLink>
          <Button variant="quiet" size="sm" icon={Copy} onClick={() => void copyPost(post.content)}>
            {historyTexts.copy}
          </Button>
          <IconButton
            size="sm"
            className="del"
            icon={Trash2}
            label={historyTexts.delete}
            onClick={() => onDelete(post)}
          />
        </div>
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
