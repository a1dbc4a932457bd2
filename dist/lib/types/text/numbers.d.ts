/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
export declare function grouped(number: number): string;
/** A number of bytes as people say it: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
export declare function kilobytes(bytes: number): string;
