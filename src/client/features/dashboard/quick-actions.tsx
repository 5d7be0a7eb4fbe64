import { ArrowRight } from 'lucide-react'
import type { User } from '#client/lib/use-user'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { texts } from './texts.ts'

/** The two things people come for. */
export function QuickActions({ user }: { user: User }) {
  return (
    <section>
      <SectionTitle title={texts.quickActions} />
      <div className="tiles">
        <Tile look="lead" href="/generate" {...texts.generate} note={quotaNote(user)} />
        <Tile look="next" href="/visual-editor" {...texts.visual} note="" />
      </div>
    </section>
  )
}

function Tile(props: { look: 'lead' | 'next'; href: string; title: string; text: string; note: string }) {
  return (
    <Link className={`tile ${props.look}`} href={props.href}>
      <span>
        <b>{props.title}</b>
        <span className="tile-text">{props.text}</span>
      </span>
      <span className="go">
        <span>{props.note}</span>
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </Link>
  )
}

function quotaNote({ capabilities, maxPostsPerMonth, subscription }: User): string {
  if (capabilities.generationBlockedBy === 'trial_ended')
    return subscription ? texts.generate.proEnded : texts.generate.trialEnded
  if (capabilities.postsRemaining === null || maxPostsPerMonth === null) return ''
  return texts.generate.left(capabilities.postsRemaining, maxPostsPerMonth)
}
