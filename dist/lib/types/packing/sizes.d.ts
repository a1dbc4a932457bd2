/** A number of bytes in few signs: `512 B`, `12.3 KiB`, `300 MiB`. */
export declare function sizeText(bytes: number): string;
/** A change of size: `+1.0 KiB`, `-512 B`, `±0 B`. */
export declare function changeText(bytes: number): string;
