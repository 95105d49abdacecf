import { Finder } from './finder.ts'
import type { Resource } from './resource.ts'
import { SearchTable } from './table.ts'
import { Traffic } from './traffic.ts'

/** The source of the rows. */
export type Source<Row> = {
  /** Every row, or those with the given identifiers, a batch at a time. */
  load(ids?: readonly string[]): AsyncIterable<readonly Row[]>
}

/** Gets the identifiers of changed rows; none when all may have changed. */
type Listener = (ids?: readonly string[]) => void

/** Until rows that could not be read are read again, ms. */
const AGAIN_MS = 2_000

/** Answers searches from memory; the database keeps the rows themselves. */
export class Search<Row> {
  readonly #resource: Resource<Row>
  readonly #source: Source<Row>
  readonly #today: () => string
  readonly #traffic: Traffic
  #finder: Finder<Row> | undefined
  #loading: Promise<Finder<Row>> | undefined
  readonly #listeners: Listener[] = []
  /** Changes that are read together once the ones before are. */
  #waiting: { ids: Set<string>; done: Promise<void> } | undefined
  #latest: Promise<unknown> = Promise.resolve()

  /** `today` gives the day in Japan, `YYYY-MM-DD`. */
  constructor(
    resource: Resource<Row>,
    source: Source<Row>,
    today: () => string,
    traffic = new Traffic(),
  ) {
    this.#resource = resource
    this.#source = source
    this.#today = today
    this.#traffic = traffic
  }

  /**
   * The index of today: offers end at midnight, ages change, so each day begins with a fresh one.
   * While that is read, the one of the day before answers without the offers that have ended.
   */
  async finder(): Promise<Finder<Row>> {
    const [today, finder] = [this.#today(), this.#finder]
    if (finder?.table.today === today) return finder
    const fresh = this.#freshOne()
    if (!finder) return fresh
    // The next question begins it again.
    fresh.catch(() => {})
    finder.endBefore(today)
    return finder
  }

  #freshOne(): Promise<Finder<Row>> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #load(): Promise<Finder<Row>> {
    const table = new SearchTable(this.#resource, this.#today())
    for await (const rows of this.#source.load()) for (const row of rows) table.put(row)
    this.#finder = new Finder(table, this.#traffic)
    return this.#finder
  }

  /** Reads everything again; until that is done the old index answers. */
  async reload(): Promise<void> {
    // A current load may have read old rows.
    await this.#loading?.catch(() => {})
    await this.#freshOne()
    this.#tell()
  }

  /** `listener` is called after the index has changed. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  #tell(ids?: readonly string[]): void {
    for (const listener of this.#listeners) listener(ids)
  }

  /**
   * To be called with the identifiers of rows that were written or deleted, after the transaction:
   * in the process that wrote them, and in every other one when it gets the notification.
   */
  changed(ids: readonly string[]): Promise<void> {
    this.#waiting ??= this.#nextChanges()
    for (const id of ids) this.#waiting.ids.add(id)
    return this.#waiting.done
  }

  #nextChanges() {
    const ids = new Set<string>()
    const done = this.#latest.then(() => {
      this.#waiting = undefined
      return this.#update([...ids])
    })
    this.#latest = done.catch(() => this.#readAgain(ids))
    return { ids, done }
  }

  /** What was written is shown once the database can be read, though its writer was told of a failure. */
  #readAgain(ids: ReadonlySet<string>): void {
    setTimeout(() => this.changed([...ids]).catch(() => {}), AGAIN_MS).unref()
  }

  async #update(ids: readonly string[]): Promise<void> {
    // A load that is under way may have read too early: wait for it and write on its result.
    const known = await this.finder()
    const finder = (await this.#loading) ?? known
    const gone = new Set(ids)
    for await (const rows of this.#source.load(ids)) {
      for (const row of rows) {
        finder.table.put(row)
        gone.delete(this.#resource.id(row))
      }
    }
    for (const id of gone) finder.table.remove(id)
    finder.forget()
    this.#tell(ids)
  }
}
