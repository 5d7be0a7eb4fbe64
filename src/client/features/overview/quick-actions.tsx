import { ArrowRight } from 'lucide-react'
import type { User } from '#client/queries/user'
import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { quotaNote } from './plan-standing.ts'
import styles from './quick-actions.module.css'
import { overviewTexts } from './texts.ts'

/** Ways to an empty post and an empty visual. */
export function QuickActions({ user }: { user: User }) {
  return (
    <section>
      <SectionTitle title={overviewTexts.quickActions} />
      <div className={styles.tiles}>
        <Tile href="/generate" {...overviewTexts.generate} note={quotaNote(user)} />
        <Tile href="/visual-editor" {...overviewTexts.visual} note="" />
      </div>
    </section>
  )
}

function Tile(props: { href: string; title: string; text: string; note: string }) {
  return (
    <Link className={styles.tile} href={props.href}>
      <span>
        <b>{props.title}</b>
        <span className={styles.text}>{props.text}</span>
      </span>
      <span className={styles.foot}>
        <span>{props.note}</span>
        <ArrowRight className="icon" aria-hidden="true" />
      </span>
    </Link>
  )
}
