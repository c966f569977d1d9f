import { createContext } from 'react';

/** Why nothing on the screen can be saved, such as a location that no longer exists; null if it can. */
export const SaveBlocked = createContext<string | null>(null);
