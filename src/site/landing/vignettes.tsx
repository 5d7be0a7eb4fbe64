import { Badge } from '#client/ui/badge'
import { Figures } from '#client/ui/figures'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { modelFacts } from '#shared/rules/models'
import { sample } from '../demo/texts.ts'

/**
 * Small pieces of the product, with sample contents. Hidden from screen readers: the card's text has all the
 * information.
 */

export function DraftVignette() {
  return (
    <>
      <div className="slip">
        The letter now opens with the one thing people have to do
        <span className="caret" />
      </div>
      <Cluster wrap={false}>
        <Badge tone="line">{modelFacts['gpt-4o'].label}</Badge>
        <Badge tone="line">{modelFacts.composer.label}</Badge>
      </Cluster>
    </>
  )
}

export function ReadVignette() {
  return (
    <>
      <Text as="div" tone="dimmer" className="slip clipped">
        {sample.url.replace('https://', '')}?ref=a8f2
      </Text>
      <div className="slip">
        <b className="clipped">{sample.source.title}</b>
        <Text as="span" tone="dim">
          {sample.source.publication}, 312 words read
        </Text>
      </div>
    </>
  )
}

export function CanvasVignette() {
  return (
    <div className="canvas">
      <span className="canvas-small">Answered without a reminder</span>
      <span className="canvas-big">
        70 %
        <span className="selbox">
          <i />
          <i />
          <i />
          <i />
        </span>
      </span>
      <span className="canvas-bars">
        <i />
        <i />
      </span>
    </div>
  )
}

export function VoiceVignette() {
  return (
    <>
      <Setting name="Target audience" value="Service teams" />
      <Setting name="Language" value="English" />
      <Setting name="Example posts" value="3 of 3" />
    </>
  )
}

function Setting({ name, value }: { name: string; value: string }) {
  return (
    <Cluster wrap={false} className="slip setting">
      <Text as="span" tone="dim">
        {name}
      </Text>
      <b className="push">{value}</b>
    </Cluster>
  )
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const firstDay = 9
const daysWithPosts = [9, 12, 17, 18]
const today = 20

export function MonthVignette() {
  return (
    <div className="month">
      {weekdays.map((day) => (
        <span key={day} className="weekday">
          {day}
        </span>
      ))}
      {Array.from({ length: 14 }, (_, index) => firstDay + index).map((day) => (
        <span key={day} className={dayClass(day)}>
          {day}
        </span>
      ))}
    </div>
  )
}

function dayClass(day: number): string {
  if (day === today) return 'day today'
  return daysWithPosts.includes(day) ? 'day has' : 'day'
}

export function FiguresVignette() {
  return (
    <Figures>
      <Figure name="Posts this month" value={7} />
      <Figure name="Visuals created" value={3} />
      <Figure name="AI Models Used" value={2} />
    </Figures>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
