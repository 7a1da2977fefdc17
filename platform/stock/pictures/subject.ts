/** What a drawn subject tells the room: where it stands, or that it hangs on the wall. */
export interface Standing {
  feet: { x: number; halfWidth: number }[];
  hung?: boolean;
}
