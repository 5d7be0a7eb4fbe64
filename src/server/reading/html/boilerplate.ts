/**
 * Removes what surrounds an article's prose, recognised by position and markup rather than words: captions, labels in
 * separate boxes, everything after the box with the text, closing lines in italics.
 */
import { lengthOf } from '#shared/text/text-length'
import type { Block } from './to-text.ts'

const proseChars = 80
const labelChars = 80
const labelWords = 3
/** If more than this share of a page's text is such lines, they are its normal form. */
const smallShare = 0.05
const slantedShare = 0.1
/** The box with so much of the prose is the article's. */
const mainShare = 0.9
const closingBlocks = 2
const sentenceEnd = /[.!?…:;。！？][\]"'”’»)）」]*$/

export function withoutBoilerplate(blocks: readonly Block[]): readonly Block[] {
  const steps = [
    withoutCaptions,
    withoutLabels,
    withoutBoxesAfter,
    withoutLooseEnd,
    withoutLabelsBefore,
    withoutSlantedEnd,
  ]
  return steps.reduce((kept, step) => step(kept), blocks)
}

function isProse({ kind, text, linkShare }: Block): boolean {
  return kind !== 'heading' && kind !== 'code' && lengthOf(text) >= proseChars && linkShare < 0.4
}

function withoutCaptions(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ kind, inFigure }) => !(kind === 'paragraph' && inFigure))
}

/** A few words in a box without prose: a button, a count, a name next to a portrait. Before prose, it is a headline. */
function withoutLabels(blocks: readonly Block[]): readonly Block[] {
  const prose = proseInBoxes(blocks)
  const isLabel = (block: Block, index: number) => {
    const next = blocks[index + 1]
    const isHeadline = next !== undefined && isProse(next) && block.text.split(' ').length > labelWords
    return isLine(block) && block.text.length < labelChars && !prose.has(block.box) && !isHeadline
  }
  return unlessMany(blocks, isLabel, smallShare)
}

/** If one box holds the text, boxes after it are other content; questions with answers belong to the text. */
function withoutBoxesAfter(blocks: readonly Block[]): readonly Block[] {
  const prose = proseInBoxes(blocks)
  const total = [...prose.values()].reduce((sum, chars) => sum + chars, 0)
  const main = [...prose].find(([, chars]) => chars > total * mainShare)?.[0]
  if (main === undefined) return blocks
  const last = blocks.findLastIndex((block) => block.box === main && isProse(block))
  const questions = blocks.slice(last + 1).filter(({ text }) => text.endsWith('?'))
  return questions.length > 1 ? blocks : blocks.filter((block, index) => index <= last || block.box === main)
}

/** Lines below the last paragraph that are no sentences. */
function withoutLooseEnd(blocks: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex(isProse)
  return unlessMany(blocks, (block, index) => index > last && isLine(block) && /^\p{L}/u.test(block.text), smallShare)
}

function withoutLabelsBefore(blocks: readonly Block[]): readonly Block[] {
  const prose = proseInBoxes(blocks)
  const first = blocks.findIndex(isProse)
  return blocks.filter(({ kind, box }, index) => index >= first || kind === 'heading' || prose.has(box))
}

/** How editors set off who the author is, where the text first appeared, and what they disclaim. */
function withoutSlantedEnd(blocks: readonly Block[]): readonly Block[] {
  const closing = blocks.length - closingBlocks
  const isSlanted = (block: Block) => block.slantShare > mainShare
  return charsIn(blocks.filter(isSlanted)) < charsIn(blocks) * slantedShare
    ? blocks.filter((block, index) => index < closing || !isSlanted(block))
    : blocks
}

/** Neither a heading nor part of a list nor a sentence. */
function isLine({ kind, text }: Block): boolean {
  return kind === 'paragraph' && !sentenceEnd.test(text)
}

/** Characters of prose in each box that has any. */
function proseInBoxes(blocks: readonly Block[]): Map<number, number> {
  const prose = new Map<number, number>()
  for (const block of blocks) {
    if (isProse(block)) prose.set(block.box, (prose.get(block.box) ?? 0) + block.text.length)
  }
  return prose
}

function unlessMany(
  blocks: readonly Block[],
  isOut: (block: Block, index: number) => boolean,
  share: number,
): readonly Block[] {
  const out = new Set(blocks.filter(isOut))
  return charsIn([...out]) < charsIn(blocks) * share ? blocks.filter((block) => !out.has(block)) : blocks
}

function charsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0)
}
