/** What a person does in a browser, whichever browser it is and whatever drives it. Names are those that are read out. */
export interface Person {
  /** Loads an address of the shop anew. */
  open(path: string): Promise<void>
  /** Presses the first thing of this role, as soon as it is there. */
  press(role: string, name: string | RegExp): Promise<void>
  /** Replaces the text of the field whose label begins so. */
  fill(label: string, text: string): Promise<void>
  /** Picks an option of a native list by its text. */
  choose(label: string, option: string): Promise<void>
  /** Waits until the thing is there. */
  see(role: string, name: string | RegExp): Promise<void>
  /** Waits until the main part shows the text. */
  read(text: string | RegExp): Promise<void>
}
